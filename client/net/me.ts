/** The signed-in user, kept fresh: a right or a day that changed shows on the next look at the window, or within a minute. */
import { useEffect } from 'react'
import { sesiSaya } from '#domain/calls/sesi.ts'
import { invalidate, useCall } from './query.ts'
import { currentSession, keepSession, type Session } from './session.ts'

const MINUTE_MS = 60_000

export interface Me extends Session {
  /** The calendar day as the server has it; undefined until it has answered. */
  today: string | undefined
  failed: boolean
  /** The shop has been opened, and lacks something before it can sell. */
  pembukaan: boolean
}

/** undefined when nobody is signed in. */
export function useMe(): Me | undefined {
  const { data, isError } = useCall(sesiSaya, {}, { staleTime: 0, refetchInterval: MINUTE_MS, quiet: true })
  useEffect(() => {
    if (data) keepSession(data)
  }, [data])
  const known = data ?? currentSession()
  return (
    known && {
      userdata: known.userdata,
      menu: known.menu,
      today: data?.tanggal_hari_ini,
      failed: isError && !data,
      pembukaan: data?.pembukaan === true,
    }
  )
}

export const refreshMe = (): Promise<unknown> => invalidate(sesiSaya)
