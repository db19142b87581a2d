/** Short news at the edge of the screen: a success stays 2 seconds, everything else 3 (spec 000 §8). */
import { observable } from './observable.ts'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'
export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** Milliseconds on screen. */
  ms: number
}

export const openToasts = observable<readonly Toast[]>([])
let serial = 0

export function toast(kind: ToastKind, text: string): void {
  const id = ++serial
  openToasts.set([...openToasts.get().slice(-3), { id, kind, text, ms: kind === 'success' ? 2_000 : 3_000 }])
}

export const dropToast = (id: number): void => openToasts.set(openToasts.get().filter((t) => t.id !== id))
