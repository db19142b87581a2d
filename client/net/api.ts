/**
 * `call`: the one way from a screen to the server. Typed by the call's declaration, encoded and decoded by its
 * schemas (milligrams leave as grams and come back as milligrams), with the session's token and the write's id_trx.
 */
import { z } from 'zod'
import '#domain/zod-texts.ts'
import { callPath, type CallArgs, type CallDefinition, type CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { kodeIdTrx, type Random } from '#domain/rules/kode.ts'
import { type OtorisasiDiminta, KATEGORI_OTORISASI } from '#domain/rules/otorisasi.ts'
import { config } from './config.ts'
import { isLatar } from './kegiatan.ts'
import { sessionToken, tokenRefused } from './session.ts'
import { ask } from './dialogs.ts'
import { mintaPassword } from './password-lagi.ts'

/** Said too when the database went away while the work was being committed; a proxy whose server died says nothing of ours. */
const SIBUK = 'sedangSibuk'

/** Says why a call failed. `refused`: the server said no; the other kinds: there is no usable answer. */
export class ApiError extends Error {
  readonly kind: 'refused' | 'timeout' | 'network' | 'reply'
  readonly status: number
  /** The refusal's key in domain/errors.ts, '' when there is none. */
  readonly id: string
  readonly errors: FieldError[]
  /** By which whoever looks after the server finds it in the log; '' unless it was unexpected. */
  readonly nomor: string
  /** The otorisasi that would let it through. */
  readonly otorisasi: readonly OtorisasiDiminta[]
  /** The user has been asked about it already: whoever tells them again tells it twice. */
  readonly told: boolean
  constructor(
    kind: ApiError['kind'],
    message: string,
    {
      status = 0,
      id = '',
      errors = [],
      nomor = '',
      otorisasi = [],
      told = false,
    }: {
      status?: number
      id?: string
      errors?: FieldError[]
      nomor?: string
      otorisasi?: readonly OtorisasiDiminta[]
      told?: boolean
    } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.id = id
    this.errors = errors
    this.nomor = nomor
    this.otorisasi = otorisasi
    this.told = told
  }
  /** True when the server may have done the work although it did not answer: the same id_trx must be sent again. */
  get unknown(): boolean {
    return this.kind !== 'refused' || this.id === SIBUK || (this.status > 500 && this.id === '')
  }
}

export interface CallOptions {
  /** The key of a write; give the same one again to repeat a request. Made anew otherwise. */
  idTrx?: string
  /** authorization_id of an otorisasi, for calls whose body has no field for it. */
  authorizationId?: string
  /** Milliseconds; false: as long as it takes (the close). */
  timeout?: number | false
  signal?: AbortSignal
  /** true: no dialog on a timeout, for what runs in the background. */
  quiet?: boolean
}

const TIMEOUT_MS = 5_000

const random: Random = (limit) => {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % limit)) return byte % limit
  }
}
export const newIdTrx = (): string => kodeIdTrx(random, new Date())

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]
/** Like the schema's output, but what has a default may be left out. */
type Given<S extends z.ZodType> =
  z.output<S> extends infer O
    ? { [K in keyof O as K extends OptionalKeys<z.input<S>> ? never : K]: O[K] } & {
        [K in keyof O as K extends OptionalKeys<z.input<S>> ? K : never]?: O[K]
      }
    : never
type Part<C, P extends 'query' | 'body'> = C extends { [K in P]: infer S extends z.ZodType }
  ? {} extends Given<S>
    ? { [K in P]?: Given<S> }
    : { [K in P]: Given<S> }
  : unknown

/** Arguments of a caller: the parts that the call declares. */
export type ArgsOf<C extends CallDefinition> = Omit<CallArgs<C>, 'query' | 'body'> &
  Part<C, 'query'> &
  Part<C, 'body'>
/** The arguments after the call itself; none needed when the call declares none. */
export type Rest<C extends CallDefinition, Options> =
  {} extends ArgsOf<C> ? [args?: ArgsOf<C>, options?: Options] : [args: ArgsOf<C>, options?: Options]

export interface Answer<C extends CallDefinition> {
  data: CallReply<C>
  message: string
  /** Fields beside `data` (a report's totals), as they came. */
  beside: Record<string, unknown>
}

/** Makes a call and answers its data. @throws ApiError */
export const call = async <const C extends CallDefinition>(
  definition: C,
  ...rest: Rest<C, CallOptions>
): Promise<CallReply<C>> => (await callWhole(definition, ...rest)).data

/** The same, with the server's message. @throws ApiError */
export async function callWhole<const C extends CallDefinition>(
  definition: C,
  ...[args, options = {}]: Rest<C, CallOptions>
): Promise<Answer<C>> {
  const response = await send(definition, args ?? {}, options)
  const { data, message = '', ...beside } = await jsonOf(response)
  return { data: decoded(definition, data), message: String(message), beside }
}

/** Decodes an answer by the call's declaration. @throws ApiError 'reply' when the answer does not fit it */
export function decoded<const C extends CallDefinition>(definition: C, data: unknown): CallReply<C> {
  const { success, error, data: known } = z.safeDecode(definition.reply, data as never)
  if (success) return known as CallReply<C>
  console.error(`${definition.method} ${definition.path}`, error)
  throw new ApiError('reply', messages.requestError, { status: 200 })
}

/** A call that answers a file (PDF, Excel). @throws ApiError */
export async function callFile<const C extends CallDefinition>(
  definition: C,
  ...[args, options = {}]: Rest<C, CallOptions>
): Promise<{ blob: Blob; name: string }> {
  const response = await send(definition, args ?? {}, { timeout: false, ...options })
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'spreadsheet.csv'
  return { blob: await response.blob(), name }
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

async function send(
  definition: CallDefinition,
  { params, query, body }: Parts,
  options: CallOptions,
): Promise<Response> {
  const { timeout = TIMEOUT_MS, signal, quiet = false } = options
  const encodedBody = definition.body && body !== undefined ? encode(definition.body, body) : undefined
  const address = addressOf(
    definition,
    params,
    definition.query ? encode(definition.query, query ?? {}) : undefined,
  )
  const signals = [signal, timeout === false ? undefined : AbortSignal.timeout(timeout)].filter(
    (s) => s !== undefined,
  )
  let response: Response
  try {
    response = await fetch(address, {
      method: definition.method,
      headers: headersOf(definition, encodedBody, options),
      ...(encodedBody === undefined ? {} : { body: JSON.stringify(encodedBody) }),
      ...(signals.length ? { signal: AbortSignal.any(signals) } : {}),
    })
  } catch (error) {
    throw unanswered(definition, error as Error, quiet, signal)
  }
  if (response.ok) return response
  const refusal = await refusalOf(response)
  if (refusal.id !== 'passwordLagi' || quiet) throw refusal
  if (await mintaPassword()) return send(definition, { params, query, body } as Parts, options)
  throw new ApiError('refused', refusal.message, { ...refusal, told: true })
}

const addressOf = (
  { base, ...definition }: CallDefinition,
  params: Record<string, string> | undefined,
  query: Record<string, unknown> | undefined,
): string => {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
  const path = callPath({ base, ...definition }, params)
  return `${config()[base].replace(/\/$/, '')}/${path}${search.size ? `?${search}` : ''}`
}

function headersOf(
  { write }: CallDefinition,
  body: Record<string, unknown> | undefined,
  { idTrx, authorizationId }: CallOptions,
): Record<string, string> {
  const token = sessionToken()
  return {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { 'x-auth-token': token } : {}),
    ...(write
      ? { 'x-id-trx': idTrx ?? (typeof body?.['id_trx'] === 'string' ? body['id_trx'] : newIdTrx()) }
      : {}),
    ...(authorizationId ? { 'x-authorization-id': authorizationId } : {}),
    ...(token && isLatar() ? { 'x-latar': '1' } : {}),
  }
}

/** Fills in the defaults of values left out, before encoding: encoding, unlike decoding, does not do so itself. */
export function encode(schema: z.ZodType, value: Record<string, unknown>): Record<string, unknown> {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
  const defaults = Object.entries(shape).flatMap(([name, field]) =>
    value[name] === undefined && field instanceof z.ZodDefault
      ? [[name, field.def.defaultValue] as const]
      : [],
  )
  const result = z.safeEncode(inner, { ...value, ...Object.fromEntries(defaults) } as never)
  if (result.success) return result.data as Record<string, unknown>
  const errors = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  throw new ApiError('refused', errors[0]?.message ?? 'Data Tidak Valid', {
    status: 400,
    id: 'tidakValid',
    errors,
  })
}

function unanswered(
  { write }: CallDefinition,
  error: Error,
  quiet: boolean,
  signal: AbortSignal | undefined,
): unknown {
  if (signal?.aborted) return error
  if (error.name !== 'TimeoutError') return new ApiError('network', messages.connectionTrouble)
  const title = write ? messages.connectFailed : messages.notConnected
  if (!quiet) void askToRetry(title)
  return new ApiError('timeout', title, { told: !quiet })
}

/** The server does not answer: the only way on is to load the page again (spec 000 §8). */
export async function askToRetry(title: string = messages.notConnected): Promise<void> {
  if (
    await ask({ id: 'timeout', kind: 'error', title, text: messages.silahkanCobaLagi, ok: messages.cobaLagi })
  )
    location.reload()
}

const jsonOf = (response: Response): Promise<Record<string, unknown>> =>
  response.json().catch(() => {
    throw new ApiError('reply', messages.requestError, { status: response.status })
  })

const zRefusal = z.object({
  message: z.string().min(1).catch(messages.requestError),
  id: z.string().catch(''),
  nomor: z.string().catch(''),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).catch([]),
  otorisasi: z
    .array(
      z.object({
        kategori: z.enum(KATEGORI_OTORISASI),
        description: z.string(),
        disetujui: z.array(z.object({ nama: z.string(), nilai: z.string() })),
      }),
    )
    .catch([]),
})

async function refusalOf(response: Response): Promise<ApiError> {
  const { message, id, nomor, errors, otorisasi } = zRefusal.parse(await response.json().catch(() => ({})))
  if (isTokenRefusal(message)) tokenRefused(id === 'sesiDiam')
  return new ApiError('refused', denganNomor(message, nomor), {
    status: response.status,
    id,
    errors,
    nomor,
    otorisasi,
  })
}

/** 'Invalid Token.' in any case (DOMAIN §I-6). */
export const isTokenRefusal = (message: string): boolean => message.toLowerCase() === 'invalid token.'

/** Appends to a text the error number that staff read out on the telephone. */
export const denganNomor = (text: string, nomor: string): string =>
  nomor ? `${text} (${messages.errorNumber} ${nomor})` : text
