/** Sounds for a scan: a single high tone for yes, two low tones for no. Can be muted on this device. */
import { stored } from '#client/net/store.ts'
import { observable } from '#client/net/observable.ts'

const choice = stored<boolean>('suara')
export const soundOn = observable(choice.read() ?? true)

export function setSound(on: boolean): void {
  choice.write(on)
  soundOn.set(on)
  if (on) beep('success')
}

let audio: AudioContext | undefined

/** Heard right after it is seen: the first sound takes longer to begin than a line to be painted. */
export function beep(kind: 'success' | 'error'): void {
  if (soundOn.get()) requestAnimationFrame(() => setTimeout(() => play(kind)))
}

function play(kind: 'success' | 'error'): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    if (kind === 'success') tone(audio, 1_760, 0, 0.07)
    else [0, 0.16].forEach((at) => tone(audio!, 220, at, 0.12))
  } catch {
    // No sound device: the screen says the same.
  }
}

function tone(context: AudioContext, hertz: number, at: number, seconds: number): void {
  const oscillator = new OscillatorNode(context, { type: 'square', frequency: hertz })
  const gain = new GainNode(context, { gain: 0.08 })
  oscillator.connect(gain).connect(context.destination)
  const start = context.currentTime + at
  oscillator.start(start)
  oscillator.stop(start + seconds)
}
