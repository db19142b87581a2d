/** A browser's worth of HTTP, and no more: one kept-alive connection per client, JSON both ways. */
import http from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface BenchClient {
  /** @throws unless the answer is 200 */
  send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<any>
}

export interface HttpClient extends BenchClient {
  /** The answer's bytes, unread. */
  bytes(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Buffer>
  close(): void
}

export function httpClient(url: string, token = ''): HttpClient {
  const { hostname, port } = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const bytes: HttpClient['bytes'] = (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'x-auth-token': token,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      }
      const request = http.request({ hostname, port, agent, method, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const content = Buffer.concat(parts)
          if (response.statusCode === 200) resolve(content)
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${content}`))
        })
      })
      request.on('error', reject)
      request.end(payload)
    })
  return {
    bytes,
    send: async (...asked) => JSON.parse((await bytes(...asked)).toString()),
    close: () => agent.destroy(),
  }
}

/** The same calls without a network, answered by an app of this process. */
export const inProcess = (app: FastifyInstance, token = ''): BenchClient => ({
  async send(method, url, body) {
    const answer = await app.inject({
      method,
      url,
      headers: { 'x-auth-token': token },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`)
    return answer.json()
  },
})
