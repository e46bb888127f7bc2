/** A synthesiser for the sounds of the table. Generates noise and tones, so that no audio files are needed. */

/** @public The browser test of the sounds plays them all. */
export const SOUNDS = ['crackle', 'bell', 'knock', 'splash', 'paper', 'thud', 'laurel'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly frequency: number; // Hz
  readonly endFrequency?: number; // Hz at the end
  readonly delay?: number; // seconds after the sound starts
  readonly duration: number; // seconds
  readonly level: number; // 0 to 1
  readonly shape?: OscillatorType;
}

interface NoiseBurst {
  readonly kind: BiquadFilterType;
  readonly frequency: number; // Hz of the filter
  readonly endFrequency?: number;
  readonly delay?: number;
  readonly duration: number;
  readonly level: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly noiseBursts?: readonly NoiseBurst[];
}

/** Twelve short snaps over a low roar. The gaps are irregular, as in a fire. */
const SNAP_DELAYS = [0, 0.05, 0.07, 0.14, 0.16, 0.23, 0.26, 0.35, 0.37, 0.44, 0.5, 0.53];

const RECIPES: { readonly [S in Sound]: Recipe } = {
  crackle: {
    noiseBursts: [
      { kind: 'lowpass', frequency: 520, endFrequency: 220, duration: 0.8, level: 1 },
      ...SNAP_DELAYS.map((delay, nth): NoiseBurst => ({
        kind: 'bandpass',
        frequency: 1600 + ((nth * 977) % 2600),
        delay,
        duration: 0.04,
        level: 0.95,
      })),
    ],
  },
  bell: {
    tones: [
      { frequency: 659, duration: 1.4, level: 0.2 },
      { frequency: 1318, duration: 0.9, level: 0.1 },
      { frequency: 1779, duration: 0.5, level: 0.06 },
      { frequency: 880, delay: 0.16, duration: 1.4, level: 0.15 },
    ],
  },
  knock: {
    tones: [{ frequency: 240, endFrequency: 150, duration: 0.11, level: 0.6, shape: 'triangle' }],
    noiseBursts: [{ kind: 'bandpass', frequency: 900, duration: 0.03, level: 0.4 }],
  },
  splash: {
    noiseBursts: [
      { kind: 'bandpass', frequency: 2400, endFrequency: 500, duration: 0.5, level: 0.85 },
      { kind: 'highpass', frequency: 5000, delay: 0.05, duration: 0.35, level: 0.16 },
    ],
  },
  paper: {
    noiseBursts: [
      { kind: 'highpass', frequency: 3200, endFrequency: 5200, duration: 0.14, level: 0.4 },
      { kind: 'highpass', frequency: 4200, delay: 0.13, duration: 0.1, level: 0.26 },
    ],
  },
  thud: {
    tones: [{ frequency: 90, endFrequency: 38, duration: 0.45, level: 0.5 }],
    noiseBursts: [{ kind: 'lowpass', frequency: 900, endFrequency: 120, duration: 0.6, level: 0.5 }],
  },
  laurel: {
    tones: [
      { frequency: 523, duration: 0.5, level: 0.28, shape: 'triangle' },
      { frequency: 659, delay: 0.1, duration: 0.5, level: 0.28, shape: 'triangle' },
      { frequency: 784, delay: 0.2, duration: 0.7, level: 0.28, shape: 'triangle' },
    ],
  },
};

const ATTACK = 0.005; // seconds from silence to full level

/** Creates one second of white noise. */
function createNoise(audio: BaseAudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Creates a gain that rises within ATTACK and then decays exponentially. */
function createEnvelope(
  audio: BaseAudioContext,
  startTime: number,
  duration: number,
  level: number,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, startTime);
  gain.gain.exponentialRampToValueAtTime(level, startTime + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, startTime + duration);
  return gain;
}

type PlaySound = (sound: Sound, volume: number) => void;

/**
 * Returns a function that plays sounds immediately into the audio graph. `volume`: 0 to 1.
 *
 * @public The browser test of the sounds calls it.
 */
export function createPlayer(audio: BaseAudioContext): PlaySound {
  const noise = createNoise(audio);
  const playTone = (
    { frequency, endFrequency, delay = 0, duration, level, shape = 'sine' }: Tone,
    output: AudioNode,
  ) => {
    const startTime = audio.currentTime + delay;
    const oscillator = audio.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(frequency, startTime);
    if (endFrequency !== undefined)
      oscillator.frequency.exponentialRampToValueAtTime(endFrequency, startTime + duration);
    oscillator.connect(createEnvelope(audio, startTime, duration, level)).connect(output);
    oscillator.start(startTime);
    oscillator.stop(startTime + duration);
  };
  const playNoiseBurst = (
    { kind, frequency, endFrequency, delay = 0, duration, level }: NoiseBurst,
    output: AudioNode,
  ) => {
    const startTime = audio.currentTime + delay;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.setValueAtTime(frequency, startTime);
    if (endFrequency !== undefined)
      filter.frequency.exponentialRampToValueAtTime(endFrequency, startTime + duration);
    source
      .connect(filter)
      .connect(createEnvelope(audio, startTime, duration, level))
      .connect(output);
    source.start(startTime, (delay * 7) % 0.5, duration);
  };
  return (sound, volume) => {
    const output = audio.createGain();
    output.gain.value = volume * volume; // squared: perceived loudness is roughly linear
    output.connect(audio.destination);
    const { tones = [], noiseBursts = [] } = RECIPES[sound];
    for (const part of tones) playTone(part, output);
    for (const part of noiseBursts) playNoiseBurst(part, output);
  };
}

export interface Synth {
  readonly play: PlaySound;
  readonly close: () => void;
}

/** Creates the synth. Call it after a user gesture, because browsers do not start audio before. */
export function createSynth(): Synth {
  const audio = new AudioContext();
  return { play: createPlayer(audio), close: () => void audio.close() };
}
