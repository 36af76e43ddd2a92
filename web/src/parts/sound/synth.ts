/** Plays sounds that are made on the spot; a chunk of its own, loaded for the first sound. */
import { length, SCORES, type Score, type Voice } from "./scores";

/** Everything is quiet: a table is in the room with people who talk. */
const VOLUME = 0.16;
const ATTACK = 0.008;

let hiss: AudioBuffer | null = null;

/** Half a second of noise, the same in every sound. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss?.sampleRate === context.sampleRate) return hiss;
  hiss = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return hiss;
}

function glide(pitch: AudioParam, voice: Voice, start: number): void {
  pitch.setValueAtTime(voice.from, start);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, start + voice.long);
}

/** A voice as a source that is already tuned, and the node where it comes out. */
function source(context: AudioContext, voice: Voice, start: number): [AudioScheduledSourceNode, AudioNode] {
  if (voice.wave !== "noise") {
    const tone = context.createOscillator();
    tone.type = voice.wave;
    glide(tone.frequency, voice, start);
    return [tone, tone];
  }
  const rush = context.createBufferSource();
  rush.buffer = noise(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  glide(band.frequency, voice, start);
  rush.connect(band);
  return [rush, band];
}

function sing(context: AudioContext, voice: Voice, out: AudioNode, now: number): void {
  const start = now + (voice.at ?? 0);
  const [begins, comes] = source(context, voice, start);
  const level = context.createGain();
  level.gain.setValueAtTime(0.0001, start);
  level.gain.linearRampToValueAtTime(voice.loud, start + ATTACK);
  level.gain.exponentialRampToValueAtTime(0.0001, start + voice.long);
  comes.connect(level).connect(out);
  begins.start(start);
  begins.stop(start + voice.long);
}

export function sound(context: AudioContext, name: keyof typeof SCORES): void {
  const score: Score = SCORES[name];
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  for (const voice of score.voices) sing(context, voice, out, context.currentTime);
  setTimeout(() => out.disconnect(), 1000 * length(score) + 200);
}

export function vibrate(name: keyof typeof SCORES): void {
  const { buzz }: Score = SCORES[name];
  if (buzz) navigator.vibrate?.(buzz);
}
