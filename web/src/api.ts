import type {
  Analysis,
  UploadedFile,
  EditionInfo,
  Material,
  Me,
  NewRoom,
  Progress,
  Refusal,
  RoomSummary,
} from "./wire";

/** A refusal by the server, or `offline` where it did not answer. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.text);
  }
}

/** Any problem as a refusal. */
export const refusalOf = (problem: unknown): Refusal =>
  problem instanceof Refused ? problem.refusal : { code: "unexpected", text: String(problem) };

const READ: RequestInit = { headers: { Accept: "application/json" } };
const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

async function ask(path: string, how: RequestInit = READ): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refused({ code: "offline", text: "The server does not answer." });
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(
    refusal?.code ? refusal : { code: "unexpected", text: `The server answered ${answer.status}.` },
    answer.status,
  );
}

const fetchJson = async <T>(path: string, how?: RequestInit): Promise<T> => (await (await ask(path, how)).json()) as T;
const json = <T>(path: string, body?: unknown) => fetchJson<T>(path, body === undefined ? READ : posted(body));

export const getMe = () => json<Me>("/api/me");
export const postMe = (name: string) => json<Me>("/api/me", { name });
export const getEditions = () => json<EditionInfo[]>("/api/editions");
export const getRooms = () => json<RoomSummary[]>("/api/rooms");
export const postRoom = (room: NewRoom) => json<{ room: string; code: string }>("/api/rooms", room);
export const joinRoom = (room: string) => json<{ room: string }>(`/api/rooms/${encodeURIComponent(room)}/join`, {});
export const getMaterial = (room: string) => json<Material>(`/api/rooms/${encodeURIComponent(room)}/material`);
/** The analysis of a finished game, or its progress. */
export const getAnalysis = (room: string, game: number) =>
  json<Analysis | Progress>(`/api/rooms/${encodeURIComponent(room)}/analysis?game=${game}`);
export const getText = async (path: string) => (await ask(path)).text();
export const recordPath = (room: string) => `/api/rooms/${encodeURIComponent(room)}/record`;
export const qrPath = (room: string, link: string) =>
  `/api/rooms/${encodeURIComponent(room)}/qr.svg?link=${encodeURIComponent(link)}`;

/** The files of a game: Fogbound's and the person's own. */
export const getFiles = (game: string) => fetchJson<UploadedFile[]>(`/api/files/${game}`);
export const postFile = (game: string, file: Blob) =>
  fetchJson<UploadedFile>(`/api/files/${game}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  });
export const deleteFile = (game: string, name: string) =>
  fetchJson<object>(`/api/files/${game}/${encodeURIComponent(name)}`, { method: "DELETE" });
