/** Calls inside screens: reading with `useCall`, changing something with `useSend` (TanStack Query). */
import {
  focusManager,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallDefinition, CallReply } from '#domain/call.ts'
import {
  ApiError,
  call,
  callWhole,
  newIdTrx,
  type Answer,
  type ArgsOf,
  type CallOptions,
  type Rest,
} from './api.ts'
import { read } from './bersama.ts'
import { messages } from '#domain/messages.ts'
import { tellError } from './dialogs.ts'
import { telahTersimpan } from './tekanan.ts'
import { toast } from './toasts.ts'

/** Failures of a list are only logged (spec 000 §8); a refusal will not change by asking again. */
export const queryClient = new QueryClient({
  // Data on the screen stays; a toast tells that it could not be refreshed.
  queryCache: new QueryCache({
    onError: (error, { state }) => {
      if (state.data !== undefined && error instanceof ApiError && error.kind === 'network')
        toast('error', messages.connectionTroubleShort)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
    },
    mutations: { retry: false },
  },
})

/** A look at the window counts, not only at the tab: a till's window stays visible beside others. Called once, by the shell. */
export function watchFocus(): void {
  focusManager.setEventListener((looked) => {
    const listen = () => looked()
    addEventListener('focus', listen)
    addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('focus', listen)
      removeEventListener('visibilitychange', listen)
    }
  })
}

/** Names a call's answers in the cache; without args, all of them: `invalidate(listPenjualan)`. */
const keyOf = (definition: CallDefinition, args?: unknown): unknown[] => [
  definition.base,
  definition.method,
  definition.path,
  ...(args === undefined ? [] : [args]),
]

/** The answer of a call without arguments as it was last heard; undefined when nobody has asked yet. */
export const remembered = <const C extends CallDefinition>(definition: C): CallReply<C> | undefined =>
  queryClient.getQueryData(keyOf(definition, {}))

/** Asks again for everything kept of these calls, where it is shown. */
export const invalidate = (...definitions: CallDefinition[]): Promise<unknown> =>
  Promise.all(
    definitions.map((definition) => {
      const queryKey = keyOf(definition)
      // A first reading that is still under way would answer from before: TanStack ends a later one by itself, not this one.
      for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active' }))
        if (query.state.data === undefined) void query.cancel({ silent: true })
      return queryClient.invalidateQueries({ queryKey })
    }),
  )

/** Takes the answer of a change as the new data: shown at once, and asked for again. */
export function ketahui<const C extends CallDefinition>(
  definition: C,
  args: ArgsOf<C>,
  data: CallReply<C>,
): void {
  queryClient.setQueryData(keyOf(definition, args), data)
  void invalidate(definition)
}

export interface ReadOptions {
  enabled?: boolean
  /** Milliseconds for which an answer is good enough; 30 s when not said. */
  staleTime?: number
  refetchInterval?: number
  /** Keep showing the last answer while another page or filter loads. */
  keepPrevious?: boolean
  quiet?: boolean
  /** Of a call that may take longer than others. */
  timeout?: CallOptions['timeout']
}

function reading<const C extends CallDefinition>(
  definition: C,
  args: ArgsOf<C> | undefined,
  options: CallOptions,
): Promise<CallReply<C>> {
  const sendiri = () => call(definition, ...([args ?? {}, options] as unknown as Rest<C, CallOptions>))
  return definition.bersama ? read(definition, options, sendiri) : sendiri()
}

/** Reads a call: `const { data, isPending } = useCall(listPenjualan, { query: { tgl_from } })`. */
export function useCall<const C extends CallDefinition>(
  definition: C,
  ...[args, options = {}]: Rest<C, ReadOptions>
): UseQueryResult<CallReply<C>, ApiError> {
  const { keepPrevious, quiet = false, timeout, ...rest } = options
  return useQuery<CallReply<C>, ApiError>({
    queryKey: keyOf(definition, args ?? {}),
    queryFn: ({ signal }) => reading(definition, args, { signal, quiet, timeout }),
    ...(keepPrevious ? { placeholderData: (previous: CallReply<C> | undefined) => previous as never } : {}),
    ...rest,
  })
}

/** Reads a call once, from the cache when it is fresh; for effects and event handlers. @throws ApiError */
export const fetchCall = <const C extends CallDefinition>(
  definition: C,
  ...[args, options = {}]: Rest<C, Pick<ReadOptions, 'staleTime' | 'timeout'>>
): Promise<CallReply<C>> =>
  queryClient.fetchQuery({
    queryKey: keyOf(definition, args ?? {}),
    queryFn: () => reading(definition, args, { timeout: options.timeout }),
    staleTime: options.staleTime ?? 0,
  }) as Promise<CallReply<C>>

export interface SendOptions<C extends CallDefinition> {
  onDone?: (answer: Answer<C>) => void
  /** Handles the error instead of the dialog; a form shows `error.errors` beside its fields. */
  onError?: (error: ApiError) => void
  /** Asked about a refusal, once: it is sent again with what was given. */
  izin?: Izin
  /** Calls whose answers this one changes. */
  changes?: readonly CallDefinition[]
}

/** Asks for what a refusal names. @returns an authorization_id for each; null when staff gave none, undefined when nothing was to be asked */
export type Izin = (error: ApiError) => Promise<readonly string[] | null | undefined>

/** Marks an error as told: staff who were asked for otorisasi and said no know what is missing. */
export const sudahDitanya = (error: ApiError): ApiError =>
  new ApiError(error.kind, error.message, { ...error, told: true })

export interface Send<C extends CallDefinition> {
  /** Answers undefined when it failed (onError, or the dialog, has had the error). */
  send: (...rest: Rest<C, CallOptions>) => Promise<Answer<C> | undefined>
  busy: boolean
}

/**
 * Makes a changing call. While nobody knows whether it arrived (timeout, no connection), sending the same again
 * repeats its id_trx, so that it happens once.
 */
export function useSend<const C extends CallDefinition>(
  definition: C,
  { onDone, onError = tellSaveError, izin, changes = [] }: SendOptions<C> = {},
): Send<C> {
  const unanswered = useRef<{ args: string; idTrx: string }>(undefined)
  const { mutateAsync, isPending } = useMutation<Answer<C>, ApiError, Rest<C, CallOptions>>({
    mutationFn: async ([args, options]) => {
      const written = JSON.stringify(args ?? {})
      const idTrx =
        options?.idTrx ?? (unanswered.current?.args === written ? unanswered.current.idTrx : newIdTrx())
      unanswered.current = { args: written, idTrx }
      try {
        const answer = await callWhole(
          definition,
          ...([args, { ...options, idTrx }] as unknown as Rest<C, CallOptions>),
        )
        unanswered.current = undefined
        return answer
      } catch (error) {
        if (!(error instanceof ApiError) || !error.unknown) unanswered.current = undefined
        throw error
      }
    },
  })
  const lagi = async (ditanya: boolean, rest: Rest<C, CallOptions>): Promise<Answer<C> | undefined> => {
    try {
      const answer = await mutateAsync(rest)
      telahTersimpan()
      await invalidate(...changes)
      // `onDone` may send the same again.
      underWay.current = undefined
      onDone?.(answer)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const given = ditanya ? undefined : await izin?.(error)
      if (!given) onError(given === null ? sudahDitanya(error) : error)
      else {
        const [args, options] = rest
        // Of several the server finds each by what it was given for.
        const one = given.length === 1 ? { authorizationId: given[0] } : {}
        return lagi(true, [args, { ...options, ...one }] as unknown as Rest<C, CallOptions>)
      }
      return undefined
    }
  }
  /**
   * The request under way. The same request sent once more, by a key pressed before the buttons were disabled, is
   * ignored.
   */
  const underWay = useRef<string>(undefined)
  const send: Send<C>['send'] = async (...rest) => {
    const written = JSON.stringify(rest[0] ?? {})
    if (underWay.current === written) return undefined
    underWay.current = written
    try {
      return await lagi(false, rest)
    } finally {
      underWay.current = undefined
    }
  }
  return { send, busy: isPending }
}

/**
 * The one way to tell that a call failed, save or look-up (spec 000 §8): no response says so, a refusal is told in the
 * server's words, every cause of it; what api.ts has asked about already is not told again.
 */
export async function tellFailure(error: ApiError): Promise<void> {
  if (!error.told) await tellError(error.message, { list: error.errors.map((e) => e.message) })
}

export const tellSaveError = (error: ApiError): void => void tellFailure(error)
