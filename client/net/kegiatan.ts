/** Whether somebody is at the screen: what it asks for by itself must not keep the session of a till that nobody stands at. */

/** Longer than a screen waits before it asks how things are (client/net/me.ts): whoever typed since then is told of with that. */
const BARU_MS = 90_000

/** Nobody is watched before the shell: nothing is in the background there. */
let terakhir = Infinity

export function watchKegiatan(): void {
  const hear = () => (terakhir = Date.now())
  hear()
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(kind, hear, { capture: true, passive: true })
}

/** A screen asks for itself. */
export const isLatar = (): boolean => Date.now() - terakhir > BARU_MS
