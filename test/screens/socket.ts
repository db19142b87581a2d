/** Stands for socket.io-client in tests of screens: news come from the test, by `news`. */
type Hear = (payload?: unknown) => void

const heard = new Map<string, Set<Hear>>()
const of = (event: string): Set<Hear> => heard.get(event) ?? heard.set(event, new Set()).get(event)!

/** The server tells of something, to whoever listens by now. */
export const news = (event: string, payload?: unknown): void => of(event).forEach((hear) => hear(payload))

export function io() {
  const socket = {
    active: true,
    connected: true,
    on(event: string, hear: Hear) {
      of(event).add(hear)
      return socket
    },
    once(event: string, hear: Hear) {
      if (event === 'connect') hear()
      else of(event).add(hear)
      return socket
    },
    off(event: string, hear: Hear) {
      of(event).delete(hear)
      return socket
    },
    emit: () => socket,
    close: () => socket,
  }
  return socket
}
