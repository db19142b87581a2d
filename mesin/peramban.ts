/** As much of a till's browser as the drill needs: one connection that is kept, the proxy's cookie, JSON both ways. */
import { Agent, request } from 'node:https'

export interface Reply {
  status: number
  data?: any
  message: string
  id?: string
  otorisasi?: object[]
}

/** Time that a screen waits for an answer (client/net/api.ts). */
const LIMIT_MS = 5_000

export class Peramban {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
  #cookie = ''
  token = ''

  constructor(url: string) {
    this.#url = url
  }

  /** @throws an error if no answer comes within a screen's patience */
  kirim(method: 'GET' | 'POST', path: string, body?: object, id_trx?: string): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#url}/api/v1/${path}`,
        {
          agent: this.#agent,
          method,
          signal: AbortSignal.timeout(LIMIT_MS),
          headers: {
            ...(this.token && { 'x-auth-token': this.token }),
            ...(this.#cookie && { cookie: this.#cookie }),
            ...(id_trx && { 'x-id-trx': id_trx }),
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
          },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            const [cookie] = response.headers['set-cookie'] ?? []
            if (cookie) this.#cookie = cookie.split(';')[0]!
            const text = Buffer.concat(parts).toString()
            const status = response.statusCode!
            resolve({
              ...(text.startsWith('{') ? JSON.parse(text) : { message: text.slice(0, 200) }),
              status,
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(payload)
    })
  }

  tutup(): void {
    this.#agent.destroy()
  }
}
