/**
 * Decides who sees the page of the API. A browser sends no session when an address is opened, and there are no cookies:
 * the door below takes the session from where the client keeps it, and asks for the page with it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '#domain/errors.ts'
import { respondWithError } from './respond.ts'

export const API_PAGE = '/api/docs'

/** Allows the page its own scripts and pictures, and what it draws with; nothing from elsewhere. */
export const API_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const DOOR = `${API_PAGE}/pintu.js`
const PAGE = `<!doctype html><html lang="id" translate="no"><meta charset="utf-8"><title>Kencana API</title><p>${errors.invalidToken().message}</p><script src="${DOOR}"></script></html>`

/** The store is written by client/net/store.ts. The token goes to this server alone. */
const SCRIPT = `'use strict'
const KEY = 'KENCANA'
const hide = (text) => [...text].map((c, i) => (c.charCodeAt(0) + KEY.charCodeAt(i % KEY.length)).toString(16).toUpperCase().padStart(2, '0')).join('')
const reveal = (hex) => hex.match(/../g).map((pair, i) => String.fromCharCode(parseInt(pair, 16) - KEY.charCodeAt(i % KEY.length))).join('')
const kept = localStorage.getItem(hide('token'))
const token = kept ? JSON.parse(reveal(kept)) : ''
const plain = window.fetch
window.fetch = (to, init = {}) =>
  new URL(to.url ?? to, location.href).origin === location.origin
    ? plain(to, { ...init, headers: { 'x-auth-token': token, ...init.headers } })
    : plain(to, init)
fetch(location.pathname, { headers: { accept: 'text/html' } })
  .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
  .then(
    (html) => {
      document.open()
      document.write(html)
      document.close()
    },
    () => location.replace('/'),
  )
`

/** The check that @fastify/swagger-ui makes before it answers; its own files hold nothing of ours. */
export function openDoor(app: FastifyInstance, signedIn: (request: FastifyRequest) => Promise<void>) {
  app.get(DOOR, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  )
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.url.startsWith(`${API_PAGE}/static/`)) return
    try {
      await signedIn(request)
    } catch (error) {
      const opened = (request.headers.accept ?? '').includes('text/html') && !request.headers['x-auth-token']
      if (opened)
        return reply
          .code(401)
          .type('text/html; charset=utf-8')
          .header('content-security-policy', API_PAGE_POLICY)
          .send(PAGE)
      respondWithError(error, request, reply)
      return reply
    }
  }
}
