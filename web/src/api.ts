import { language } from "./store/language.svelte";
import { server } from "./store/server.svelte";
import type {
  Analysis,
  EndedSubscription,
  NewSubscription,
  PushKey,
  UploadedFile,
  EditionInfo,
  FinishedGame,
  GamePage,
  ExerciseState,
  LessonInfo,
  Invitation,
  Material,
  Me,
  NewRoom,
  Progress,
  Reach,
  PuzzleList,
  PuzzleState,
  PuzzleTry,
  Refusal,
  RoomSummary,
  Shared,
  Why,
  WhyNot,
} from "./wire";

/** On an answer that the service worker has kept: worker/plan.ts, of which the first page needs no more. */
const KEPT_HEADER = "Fogbound-Kept";

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

/** Lessons and puzzles are told in the page's language. */
const read = (): RequestInit => ({ headers: { Accept: "application/json", "Accept-Language": language.tag } });
const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "Accept-Language": language.tag },
  body: JSON.stringify(body),
});

async function ask(path: string, how: RequestInit = read()): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    server.failed();
    throw new Refused({ code: "offline", text: "The server does not answer." });
  }
  server.answered(answer.headers.has(KEPT_HEADER));
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(
    refusal?.code ? refusal : { code: "unexpected", text: `The server answered ${answer.status}.` },
    answer.status,
  );
}

const fetchJson = async <T>(path: string, how?: RequestInit): Promise<T> => (await (await ask(path, how)).json()) as T;
const json = <T>(path: string, body?: unknown) => fetchJson<T>(path, body === undefined ? read() : posted(body));

/** Whether the server itself answers. */
export async function isThere(): Promise<boolean> {
  const before = server.answers;
  await ask("/api/me").catch(() => undefined);
  return server.answers > before;
}

export const getMe = () => json<Me>("/api/me");
export const postMe = (name: string) => json<Me>("/api/me", { name });
export const getReach = () => json<Reach>("/api/reach");
export const postReach = (open: boolean) => json<Reach>("/api/reach", { open });
export const getEditions = () => json<EditionInfo[]>("/api/editions");
export const getRooms = () => json<RoomSummary[]>("/api/rooms");
export const postRoom = (room: NewRoom) => json<{ room: string; code: string }>("/api/rooms", room);
/** What a link or a code leads to, before one joins. */
export const getInvitation = (room: string) => json<Invitation>(`/api/rooms/${encodeURIComponent(room)}`);
export const joinRoom = (room: string) => json<{ room: string }>(`/api/rooms/${encodeURIComponent(room)}/join`, {});
export const getMaterial = (room: string) => json<Material>(`/api/rooms/${encodeURIComponent(room)}/material`);
/** Where a room's or a finished game's resources are. */
export const roomSource = (room: string) => `/api/rooms/${encodeURIComponent(room)}`;
export const gameSource = (game: string) => `/api/games/${encodeURIComponent(game)}`;
/** The person's finished games, newest first, a page at a time. */
export const getGames = (after: string | null) =>
  json<GamePage>(after === null ? "/api/games" : `/api/games?after=${encodeURIComponent(after)}`);
export const getGame = (game: string) => json<FinishedGame>(gameSource(game));
export const postShare = (game: string, shared: boolean) =>
  json<Shared>(`${gameSource(game)}/share`, { public: shared } satisfies Shared);
/** A finished game as a picture to share. */
export const picturePath = (game: string, kind: "svg" | "png") =>
  `${gameSource(game)}/picture.${kind}?language=${language.tag}`;
/** The analysis of a finished game, or its progress. */
export const getAnalysis = (source: string, game: number) =>
  json<Analysis | Progress>(`${source}/analysis?game=${game}`);
/** The tables of a finished game, before its first ply and after each. */
export const getTables = async <T>(source: string, game: number) =>
  (await json<{ tables: T[] }>(`${source}/tables?game=${game}`)).tables;
/** A picture as SVG; an answer that is none counts as no answer. */
export async function getPicture(path: string): Promise<string> {
  const text = await (await ask(path)).text();
  if (!text.includes("<svg")) throw new Refused({ code: "unexpected", text: "The server sent no picture." });
  return text;
}
export const recordPath = (source: string) => `${source}/record`;
/** The puzzles, and the one of a day (2026-01-31). */
export const getPuzzles = (today: string) => json<PuzzleList>(`/api/puzzles?today=${today}`);
const puzzlePath = (puzzle: string) => `/api/puzzles/${encodeURIComponent(puzzle)}`;
export const postPuzzle = (puzzle: string, tried: PuzzleTry) => json<PuzzleState>(puzzlePath(puzzle), tried);
export const postPuzzleWhy = (puzzle: string, asked: WhyNot) => json<Why>(`${puzzlePath(puzzle)}/why`, asked);
export const getPuzzleMaterial = (puzzle: string) => json<Material>(`${puzzlePath(puzzle)}/material`);
export const getLessons = () => json<LessonInfo[]>("/api/lessons");
export const getLesson = (lesson: string) => json<LessonInfo>(`/api/lessons/${encodeURIComponent(lesson)}`);
const stepPath = (lesson: string, step: number) => `/api/lessons/${encodeURIComponent(lesson)}/${step}`;
/** A step after some moves; the last of them is the new try. */
export const postTries = (lesson: string, step: number, moves: string[]) =>
  json<ExerciseState>(stepPath(lesson, step), { moves });
export const postStepWhy = (lesson: string, step: number, asked: WhyNot) =>
  json<Why>(`${stepPath(lesson, step)}/why`, asked);
export const getStepMaterial = (lesson: string, step: number) => json<Material>(`${stepPath(lesson, step)}/material`);
/** A picture of a step, with the pieces of an edition. */
export const stepPicture = (lesson: string, step: number, theme: string, edition: string) =>
  `${stepPath(lesson, step)}.svg?theme=${theme}&edition=${encodeURIComponent(edition)}&language=${language.tag}`;
export const qrPath = (room: string, link: string) =>
  `/api/rooms/${encodeURIComponent(room)}/qr.svg?link=${encodeURIComponent(link)}`;

/** The key that browsers subscribe to; null where the server sends no notices. */
export const getPushKey = async () => (await json<PushKey>("/api/push")).key;
export const postSubscription = (subscription: NewSubscription) => json<object>("/api/push", subscription);
export const postEndedSubscription = (ended: EndedSubscription) => json<object>("/api/push/end", ended);

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
