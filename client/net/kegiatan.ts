/**
 * Tells whether somebody is at the screen: requests that a screen makes by itself must not keep the session of an
 * unattended till alive.
 */

/** Longer than a screen waits before it asks how things are (client/net/me.ts): whoever typed since then is told of with that. */
const BARU_MS = 90_000

/** Infinity before the shell starts watching: until then no request counts as background. */
let terakhir = Infinity

export function watchKegiatan(): void {
  const hear = () => (terakhir = Date.now())
  hear()
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(kind, hear, { capture: true, passive: true })
}

/** A screen asks for itself. */
export const isLatar = (): boolean => Date.now() - terakhir > BARU_MS
