/** A synthesiser for the sounds of the table. Generates noise and tones, so that no audio files are needed. */

/** @public The browser test of the sounds plays them all. */
export const SOUNDS = [
  'crackle',
  'bell',
  'knock',
  'splash',
  'paper',
  'thud',
  'laurel',
  'coin',
  'roar',
  'hiss',
  'toll',
  'dawn',
] as const;
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
  // A coin that turns over twice and lands.
  coin: {
    tones: [
      { frequency: 2350, duration: 0.16, level: 0.3, shape: 'triangle' },
      { frequency: 2790, delay: 0.3, duration: 0.16, level: 0.28, shape: 'triangle' },
      { frequency: 2090, delay: 0.62, duration: 0.3, level: 0.26, shape: 'triangle' },
    ],
  },
  // A gust that swells into the fire.
  roar: {
    noiseBursts: [
      { kind: 'lowpass', frequency: 260, endFrequency: 1100, duration: 1.2, level: 0.9 },
      { kind: 'bandpass', frequency: 500, endFrequency: 1800, delay: 0.15, duration: 1.1, level: 0.5 },
    ],
    tones: [{ frequency: 70, endFrequency: 44, duration: 1.2, level: 0.3 }],
  },
  // Embers under ash.
  hiss: {
    noiseBursts: [
      { kind: 'highpass', frequency: 4200, endFrequency: 2600, duration: 1.1, level: 0.35 },
      { kind: 'lowpass', frequency: 500, endFrequency: 160, duration: 0.9, level: 0.7 },
    ],
  },
  // A church bell: the partials of a bell do not form a chord.
  toll: {
    tones: [
      { frequency: 196, duration: 1.5, level: 0.3 },
      { frequency: 392, duration: 1.5, level: 0.24 },
      { frequency: 466, duration: 1.2, level: 0.14 },
      { frequency: 588, duration: 0.9, level: 0.1 },
      { frequency: 1057, duration: 0.5, level: 0.06 },
    ],
  },
  dawn: {
    tones: [
      { frequency: 392, duration: 0.9, level: 0.22, shape: 'triangle' },
      { frequency: 494, delay: 0.16, duration: 0.9, level: 0.22, shape: 'triangle' },
      { frequency: 587, delay: 0.32, duration: 1, level: 0.22, shape: 'triangle' },
      { frequency: 784, delay: 0.48, duration: 1.05, level: 0.24, shape: 'triangle' },
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
export function createSoundPlayer(audio: BaseAudioContext): PlaySound {
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

/** The fire in the background. Both parts grow with it, the crackle faster than the roar. */
const AMBIENT_ROAR = { frequency: 340, level: 0.3 }; // Hz of the low-pass filter
const AMBIENT_CRACKLE = { frequency: 2400, level: 0.9, seconds: 4, snapsPerSecond: 9 };
const AMBIENT_FADE = 0.8; // seconds to about two thirds of a new level

/** Creates a loop of snaps at random times: silence with a short decay here and there. */
function createCrackle(audio: BaseAudioContext): AudioBuffer {
  const { seconds, snapsPerSecond } = AMBIENT_CRACKLE;
  const crackle = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = crackle.getChannelData(0);
  const length = Math.round(audio.sampleRate * 0.012);
  for (let snap = 0; snap < seconds * snapsPerSecond; snap += 1) {
    const start = Math.floor(Math.random() * (samples.length - length));
    const level = 0.3 + 0.7 * Math.random();
    for (let at = 0; at < length; at += 1)
      samples[start + at] = (Math.random() * 2 - 1) * level * (1 - at / length) ** 3;
  }
  return crackle;
}

type SetAmbience = (fire: number, volume: number) => void;

/**
 * Starts the fire in the background, silent at first. Returns a function that sets how large the fire is, 0 to 1, and
 * the volume.
 *
 * @public The browser test of the sounds calls it.
 */
export function createAmbience(audio: BaseAudioContext): SetAmbience {
  const addLoop = (buffer: AudioBuffer, kind: BiquadFilterType, frequency: number): GainNode => {
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = frequency;
    const gain = audio.createGain();
    gain.gain.value = 0;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start();
    return gain;
  };
  const roar = addLoop(createNoise(audio), 'lowpass', AMBIENT_ROAR.frequency);
  const crackle = addLoop(createCrackle(audio), 'bandpass', AMBIENT_CRACKLE.frequency);
  return (fire, volume) => {
    const loudness = volume * volume;
    roar.gain.setTargetAtTime(
      AMBIENT_ROAR.level * Math.sqrt(fire) * loudness,
      audio.currentTime,
      AMBIENT_FADE,
    );
    crackle.gain.setTargetAtTime(AMBIENT_CRACKLE.level * fire * loudness, audio.currentTime, AMBIENT_FADE);
  };
}

export interface Synth {
  readonly play: PlaySound;
  readonly setAmbience: SetAmbience;
  readonly close: () => void;
}

/** Creates the synth. Call it after a user gesture, because browsers do not start audio before. */
export function createSynth(): Synth {
  const audio = new AudioContext();
  let ambience: SetAmbience | null = null;
  return {
    play: createSoundPlayer(audio),
    setAmbience: (fire, volume) => {
      if (ambience === null && fire === 0) return;
      ambience ??= createAmbience(audio);
      ambience(fire, volume);
    },
    close: () => void audio.close(),
  };
}
