/** Connections to a database that may be on several machines: each is tried in turn, and held against what is asked of it. */
import pg from 'pg'
import { machinesOf } from './alamat.ts'

/** A machine that does not answer is not it. */
const HUBUNGI_MS = 5_000

type Config = pg.ClientConfig & { pipeline?: boolean }
export type Client = new (config?: Config) => pg.Client

/** As pg keeps it; its types do not tell. */
interface Connection extends NodeJS.EventEmitter {
  stream: { destroy(): void; readonly bytesRead: number }
}
export const connection = (client: pg.ClientBase): Connection =>
  (client as pg.ClientBase & { connection: Connection }).connection

/** At once, whatever is on its way: for a connection whose other end says nothing. */
export const putuskan = (client: pg.ClientBase): void => connection(client).stream.destroy()

/** Clients of one address. Whoever fails at a machine leaves the next one to whoever comes after. */
export function clientAt(alamat: string): Client {
  const { machines, peran } = machinesOf(alamat)
  let turn = 0

  return class extends pg.Client {
    readonly #turns: number
    /** As the server says itself, at the start and whenever it changes; a pooler may not pass it on. */
    #standby: boolean | undefined

    constructor(config: Config = {}) {
      super({
        connectionTimeoutMillis: HUBUNGI_MS,
        ...config,
        connectionString: machines[turn % machines.length]!,
      })
      this.#turns = turn
      // The query under way says it. From the first moment on: cut as it was made, nobody would hear it, and the process would end.
      this.on('error', () => {})
      connection(this).on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby') this.#standby = parameterValue === 'on'
      })
    }

    override connect(): Promise<pg.Client>
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void
    override connect(callback?: (error: never, client: never) => void): Promise<pg.Client> | void {
      const connected = this.#connect()
      if (!callback) return connected
      connected.then(
        (client) => callback(null as never, client as never),
        (error: unknown) => callback(error as never, undefined as never),
      )
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect()
        if (this.#standby !== undefined && peran !== 'any' && this.#standby !== (peran === 'standby'))
          throw Object.assign(new Error(`${this.host}:${this.port} is not ${peran}`), { code: '25006' })
        return this
      } catch (error) {
        if (turn === this.#turns) turn++
        await this.end().catch(() => {})
        throw error
      }
    }
  }
}

/** Opens one connection, to whichever machine has the role asked for. @throws the error of the last of them */
export async function hubungi(alamat: string, config?: Config): Promise<pg.Client> {
  const Client = clientAt(alamat)
  for (let sisa = machinesOf(alamat).machines.length; ;) {
    try {
      return await new Client(config).connect()
    } catch (error) {
      if (--sisa === 0) throw error
    }
  }
}
