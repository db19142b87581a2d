/** Decides what the end of a close means to the browser that asked for it (spec 000 §8); pure. */
import { errors } from '#domain/errors.ts'
import { ApiError, isTokenRefusal } from '#client/net/api.ts'

export type CloseOutcome =
  /** 422: this user's close is already running; the progress goes on. */
  | { kind: 'running' }
  /** The shop has been closed, or is being closed, by another user. */
  | { kind: 'elsewhere' }
  | { kind: 'refused'; message: string; list: string[] }
  | { kind: 'unanswered' }

const sedangTutup = errors.tutupOlehUserLain().message

export function closeOutcome(error: ApiError): CloseOutcome {
  if (error.kind !== 'refused') return { kind: 'unanswered' }
  if (error.status === 422) return { kind: 'running' }
  if (isTokenRefusal(error.message) || error.message === sedangTutup) return { kind: 'elsewhere' }
  return { kind: 'refused', message: error.message, list: error.errors.map((e) => e.message) }
}
