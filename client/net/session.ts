/** The session as the browser keeps it: userdata, menu, islogin (spec 000 §3) and the token of x-auth-token. */
import { z } from 'zod'
import { zMenu, zUserdata, type login } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { tanggalDi } from '#domain/zona.ts'
import { messages } from '#domain/messages.ts'
import { ask } from './dialogs.ts'
import { ambilLagi, tinggalkan, type Diambil } from './ditinggal.ts'
import { belumDisimpan } from './draft.ts'
import { isLoginOfToday } from './gate.ts'
import { clearStore, obfuscate, stored } from './store.ts'
import { toast } from './toasts.ts'
import { bawaTujuan } from './tujuan.ts'

const zSession = z.object({ userdata: zUserdata, menu: zMenu })
export type Session = z.output<typeof zSession>

const userdata = stored<Session['userdata']>('userdata')
const menu = stored<Session['menu']>('menu')
const islogin = stored<string | false>('islogin')
const token = stored<string>('token')
const sejak = stored<string>('sejak')
const TOKEN_KEY = obfuscate('token')
/** The shop and user that last signed in here, offered again at the next sign-in. */
export const lastSignIn = stored<{ kode_toko: string }>('terakhir')

/** On the clock of the shop that was signed in to. */
const today = (): string => tanggalDi(new Date(), userdata.read()?.zona ?? 'WIB')

/** The token this page began with: another tab may have gone on to another shop, and what stands here is not for that one. */
let milik: string | undefined
export const sessionToken = (): string | undefined => (milik ??= token.read())

/**
 * Begins a session in this browser: after signing in, and in place of one of another shop. What the session before left typed is put
 * by for its user and shop, what this user left in this shop comes back.
 */
export function openSession(reply: CallReply<typeof login>): void {
  endSession()
  token.write(reply.token)
  milik = reply.token
  keepSession(reply)
  islogin.write(today())
  sejak.write(new Date().toISOString())
  katakan(ambilLagi(reply.userdata, today()))
}

function katakan({ kembali, dibuang }: Diambil): void {
  if (kembali.length) toast('info', `${messages.belumDisimpanKembali}: ${kembali.join(', ')}`)
  if (dibuang.length)
    void ask({
      kind: 'info',
      title: messages.belumDisimpanDibuang,
      text: `${dibuang.join(', ')}. Hari dan harga sudah berganti.`,
      ok: messages.ok,
    })
}

/** The start of this session: drafts typed in an earlier session are checked again before they go on. */
export const sesiSejak = (): string | undefined => sejak.read()

/** Stores the server's new data about this user, unless the session has become another meanwhile. */
export function keepSession(fresh: Session): void {
  if (sessionToken() !== token.read()) return
  userdata.write(fresh.userdata)
  menu.write(fresh.menu)
}

/** The session that was opened today on this device, if there is one. */
export function currentSession(): Session | undefined {
  if (!token.read() || !isLoginOfToday(islogin.read(), today())) return undefined
  return zSession.safeParse({ userdata: userdata.read(), menu: menu.read() }).data
}

/** Ends the session, if one stands here: what was typed is put by for its user, everything else is cleared, and the login flag says that nobody is signed in. */
export function endSession(): void {
  const who = userdata.read()
  if (who) tinggalkan(who, islogin.read() || today())
  clearStore()
  milik = undefined
  islogin.write(false)
}

/** Said once on the sign-in page: why somebody is there who did not ask for it. */
export const pesanMasuk = stored<string>('pesan_masuk', () => sessionStorage)

/**
 * Ends the session and goes to the sign-in page.
 * @param pesan why, when it was not asked for: it is said there, and this user comes back to this screen
 */
export function leave(pesan?: string): void {
  const who = userdata.read()
  // Of several requests that were refused together only the first finds it.
  if (who && pesan !== undefined) {
    const kembali = belumDisimpan()
    pesanMasuk.write(
      kembali.length ? `${pesan} ${messages.belumDisimpanMenunggu}: ${kembali.join(', ')}.` : pesan,
    )
    bawaTujuan(who.user_id)
  }
  endSession()
  location.assign('/')
}

/** Signing out, or in as somebody else, in one tab does so in all. Whoever signs in again goes on in each where they were. */
export function watchOtherTabs(): void {
  const siapa = userdata.read()?.user_id
  addEventListener('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return
    if (siapa) bawaTujuan(siapa)
    location.assign('/')
  })
}

const MINUTE_MS = 60_000
/** A sign-in is of its calendar day, also under a screen that was left open overnight (spec 000 §4). */
export const watchDay = (): void =>
  void setInterval(() => !held && !currentSession() && leave(messages.sesiBerakhir), MINUTE_MS)

let held = false
/** While the shop is being closed its tokens die; the close itself says what that means, not the general rule. */
export const holdSession = (on: boolean): void => {
  held = on
}
/** The server says the token is not valid (spec 000 §8). @param diam because nobody used it */
export const tokenRefused = (diam = false): void => {
  if (held) return
  // The session is that of another tab by now: this page begins anew with it.
  if (milik !== token.read()) return location.assign('/')
  leave(diam ? messages.sesiBerakhirDiam : messages.sesiBerakhir)
}
