// Small synthesized sounds: dry, close, wooden. Off by default; every sound has a visible twin.
import { settings } from './settings.svelte';

export type Sound = 'pawn' | 'card' | 'coin' | 'seal' | 'turn' | 'chat' | 'hurry';

let context: AudioContext | null = null;

interface Tone {
  at: number;
  pitch: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  pawn: [{ at: 0, pitch: 190, length: 0.07, shape: 'triangle', loud: 0.9 }],
  card: [{ at: 0, pitch: 520, length: 0.04, shape: 'sawtooth', loud: 0.18 }],
  coin: [
    { at: 0, pitch: 1900, length: 0.09, shape: 'sine', loud: 0.35 },
    { at: 0.05, pitch: 2500, length: 0.12, shape: 'sine', loud: 0.25 },
  ],
  seal: [{ at: 0, pitch: 95, length: 0.14, shape: 'triangle', loud: 1 }],
  turn: [
    { at: 0, pitch: 294, length: 0.22, shape: 'triangle', loud: 0.6 },
    { at: 0.2, pitch: 440, length: 0.45, shape: 'triangle', loud: 0.55 },
  ],
  hurry: [0, 0.25, 0.5].map((at) => ({ at, pitch: 784, length: 0.09, shape: 'triangle' as const, loud: 0.5 })),
  chat: [{ at: 0, pitch: 660, length: 0.08, shape: 'sine', loud: 0.3 }],
};

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = tone.shape;
  voice.frequency.setValueAtTime(tone.pitch, start);
  voice.frequency.exponentialRampToValueAtTime(tone.pitch * 0.94, start + tone.length);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(tone.loud * settings.volume * 0.4, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + tone.length + 0.02);
}
