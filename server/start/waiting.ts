/**
 * Answers at the server's address until the server is there: with a page that says what is being made and how far it
 * is, and to everything else that it is not ready. A proxy is told the truth: all that the server would answer is 503,
 * the page too, and nothing of it is kept.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { errors } from '#domain/errors.ts'
import { DATA } from '../http/headers.ts'
import { httpLimits, refuseConnection, SENDING } from '../http/limits.ts'
import { lewatProksi, LOOPBACK, fence } from '../process/pagar.ts'
import { dengarkan, type Address } from './process.ts'

/** The state that the page shows. */
export interface State {
  langkah: string
  /** The part that is done, where it is known. */
  persen?: number
  /** The reason why the server will not be there. */
  gagal?: string
}

/** The address that the page asks once a second; the server itself knows no such address. */
const STATE = '/persiapan.json'
/** A page that asked so lately is still open. */
const OPEN_MS = 3_000
/** So long it is waited for, to be told why. */
const DIBERITAHU_MS = 2_000
const RAHASIA_TERMINAL = 'Sebabnya tertulis di terminal komputer yang menjalankannya.'

const diKomputerIni = fence(LOOPBACK)

export class Wait {
  readonly #server: Server
  readonly #page: string
  #state: State = { langkah: 'Menyalakan database' }
  #ditanya = 0
  #diberitahu: () => void = () => {}

  private constructor(page: string, tls: { cert: string; key: string } | undefined) {
    this.#page = page
    const limits = httpLimits(SENDING)
    this.#server = (
      tls ? createTls({ ...limits, ...tls }, this.#answer) : createServer(limits, this.#answer)
    ) as Server
    this.#server.on('clientError', refuseConnection)
  }

  /** @throws in a sentence for the operator: the port is taken */
  static async buka(address: Address, tls?: { cert: string; key: string }): Promise<Wait> {
    const wait = new Wait(await readFile(new URL('tunggu.html', import.meta.url), 'utf8'), tls)
    await dengarkan(wait.#server, address)
    return wait
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  kerjakan(step: string, persen?: number): void {
    this.#state = { langkah: step, ...(persen !== undefined && { persen }) }
  }

  gagal(sebab: string): void {
    this.#state.gagal = sebab.split('\n', 1)[0]!
  }

  /** The address falls free for the server; over a failure, once a page that is open has been told. */
  async lepas(): Promise<void> {
    if (!this.#server.listening) return
    if (this.#state.gagal && performance.now() - this.#ditanya < OPEN_MS)
      await Promise.race([new Promise<void>((ok) => (this.#diberitahu = ok)), pause(DIBERITAHU_MS)])
    const ditutup = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await ditutup
  }

  #answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume()
    // The next request is the server's.
    response.shouldKeepAlive = false
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('retry-after', '1')
    const path = (request.url ?? '/').split('?', 1)[0]!
    if (path === '/healthz') return kirim(response, 200, 'text/plain', 'ok\n')
    if (path === '/readyz') return kirim(response, 503, 'text/plain', 'not ready\n')
    if (path === STATE) return this.#answerState(request, response)
    if (requestPage(request, path)) return this.#answerPage(request, response)
    const { status, id, message } = errors.sedangSibuk()
    kirim(response, status, 'application/json', JSON.stringify({ message, id, errors: [] }))
  }

  #answerState(request: IncomingMessage, response: ServerResponse): void {
    this.#ditanya = performance.now()
    const state = this.#terlihat(request)
    if (state.gagal) response.on('finish', this.#diberitahu)
    kirim(response, 200, 'application/json', JSON.stringify(state))
  }

  #answerPage(request: IncomingMessage, response: ServerResponse): void {
    this.#ditanya = performance.now()
    const nonce = randomBytes(16).toString('base64')
    const state = JSON.stringify(this.#terlihat(request)).replaceAll('<', '\\u003c')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    const content = this.#page.replaceAll('__CSP_NONCE__', nonce).replace('__KEADAAN__', () => state)
    kirim(response, 503, 'text/html', content)
  }

  /** The reason of a failure names folders and addresses: only a request from this computer gets it. */
  #terlihat(request: IncomingMessage): State {
    const { gagal, ...state } = this.#state
    if (gagal === undefined) return state
    const disini = diKomputerIni(request.socket.remoteAddress) && !lewatProksi(request)
    return { ...state, gagal: disini ? gagal : RAHASIA_TERMINAL }
  }
}

/** As the server decides it once it is there. */
const requestPage = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === 'GET' && !/^\/(api|service|uji)\//.test(path) && (headers.accept ?? '').includes('text/html')

function kirim(response: ServerResponse, status: number, tipe: string, content: string): void {
  if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', DATA)
  response.writeHead(status, { 'content-type': `${tipe}; charset=utf-8` }).end(content)
}
