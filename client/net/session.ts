/** The session as the browser keeps it: userdata, menu, islogin (spec 000 §3) and the token of x-auth-token. */
import { z } from 'zod'
import { zMenu, zUserdata, type login } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { tanggalDi } from '#domain/zona.ts'
import { ambilLagi, tinggalkan } from './ditinggal.ts'
import { isLoginOfToday } from './gate.ts'
import { clearStore, obfuscate, stored } from './store.ts'

const zSession = z.object({ userdata: zUserdata, menu: zMenu })
export type Session = z.output<typeof zSession>

const userdata = stored<Session['userdata']>('userdata')
const menu = stored<Session['menu']>('menu')
const islogin = stored<string | false>('islogin')
const token = stored<string>('token')
const TOKEN_KEY = obfuscate('token')
/** The shop and user that last signed in here, offered again at the next sign-in. */
export const lastSignIn = stored<{ kode_toko: string }>('terakhir')

/** On the clock of the shop that was signed in to. */
const today = (): string => tanggalDi(new Date(), userdata.read()?.zona ?? 'WIB')

export const sessionToken = (): string | undefined => token.read()

export function openSession(reply: CallReply<typeof login>): void {
  clearStore()
  keepSession(reply)
  token.write(reply.token)
  islogin.write(today())
  lastSignIn.write({ kode_toko: reply.userdata.kode_toko })
  ambilLagi(reply.userdata)
}

/** What the server has just said of this user again. */
export function keepSession(fresh: Session): void {
  userdata.write(fresh.userdata)
  menu.write(fresh.menu)
}

/** The session that was opened today on this device, if there is one. */
export function currentSession(): Session | undefined {
  if (!token.read() || !isLoginOfToday(islogin.read(), today())) return undefined
  return zSession.safeParse({ userdata: userdata.read(), menu: menu.read() }).data
}

/** Clears the local store; the login flag says that nobody is signed in. */
export function endSession(): void {
  clearStore()
  islogin.write(false)
}

/** Said once on the sign-in page: nobody had used the session that ended. */
export const berakhirDiam = stored<true>('berakhir_diam', () => sessionStorage)

/** Nobody used the session, so it ended; what was typed waits for its user. */
function leaveUnused(): void {
  const who = userdata.read()
  // Of several requests that were refused together only the first finds it.
  if (who) {
    tinggalkan(who)
    berakhirDiam.write(true)
  }
  leave()
}

/** Ends the session and goes to the sign-in page. */
export function leave(): void {
  endSession()
  location.assign('/')
}

/** Signing out, or in as somebody else, in one tab does so in all. */
export const watchOtherTabs = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) location.assign('/')
  })

const MINUTE_MS = 60_000
/** A sign-in is of its calendar day, also under a screen that was left open overnight (spec 000 §4). */
export const watchDay = (): void => void setInterval(() => !held && !currentSession() && leave(), MINUTE_MS)

let held = false
/** While the shop is being closed its tokens die; the close itself says what that means, not the general rule. */
export const holdSession = (on: boolean): void => {
  held = on
}
/** The server says the token is not valid (spec 000 §8). @param diam because nobody used it */
export const tokenRefused = (diam = false): void => {
  if (held) return
  if (diam) leaveUnused()
  else leave()
}
