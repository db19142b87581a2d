/** Time that a connection may take to say what it wants: a client that drips is cut off, and holds nothing up. */
import type { Socket } from 'node:net'
import { errors, type Refusal } from '#domain/errors.ts'

/** All in milliseconds. */
export interface SendingLimits {
  /** A whole request with its body. The largest (a file of some MB) must pass on a shop's slow line. */
  request: number
  headers: number
  /** Interval at which connections are looked at. */
  every: number
}

export const SENDING: SendingLimits = { request: 120_000, headers: 20_000, every: 5_000 }

export const httpLimits = ({ request, headers, every }: SendingLimits) => ({
  requestTimeout: request,
  headersTimeout: headers,
  connectionsCheckingInterval: every,
})

/** Refuses a connection that never became a request like a request: in words, and the connection ends. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable && socket.bytesWritten === 0) socket.write(replyOf(refusalOf(error)))
  socket.destroySoon()
}

const refusalOf = ({ code }: NodeJS.ErrnoException): Refusal =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? errors.permintaanTerputus()
    : code === 'HPE_HEADER_OVERFLOW'
      ? errors.terlaluBesar()
      : errors.tidakValid()

function replyOf({ status, id, message, errors: fields }: Refusal): string {
  const body = JSON.stringify({ message, id, errors: fields })
  return [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
