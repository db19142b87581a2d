/** A browser's worth of HTTP, and no more: one kept-alive connection per client, JSON both ways. */
import http from 'node:http'

export interface BenchClient {
  send(method: string, path: string, body?: unknown): Promise<any>
  close(): void
}

export function benchClient(url: string, token = ''): BenchClient {
  const { hostname, port } = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (method, path, body) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const request = http.request(
          { hostname, port, agent, method, path, headers: { 'x-auth-token': token, ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}) } },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (part: string) => (text += part))
            response.on('end', () => {
              if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
              else resolve(JSON.parse(text))
            })
          },
        )
        request.on('error', reject)
        request.end(payload)
      }),
    close: () => agent.destroy(),
  }
}
