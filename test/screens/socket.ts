/** Stands for socket.io-client in tests of screens: news come from the test, by `news`. */
type Hear = (payload?: unknown) => void

const heard = new Map<string, Set<Hear>>()
const of = (event: string): Set<Hear> => heard.get(event) ?? heard.set(event, new Set()).get(event)!

/** The server tells of something, to whoever listens by now. */
export const news = (event: string, payload?: unknown): void => of(event).forEach((hear) => hear(payload))

export const io = () => ({
  active: true,
  connected: true,
  on: (event: string, hear: Hear) => void of(event).add(hear),
  once: (event: string, hear: Hear) => void (event === 'connect' ? hear() : of(event).add(hear)),
  off: (event: string, hear: Hear) => void of(event).delete(hear),
  emit: () => {},
  close: () => {},
})
