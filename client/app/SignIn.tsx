import { useEffect, useState } from 'react'
import { daftarToko, login } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { messages } from '#domain/messages.ts'
import { ApiError, call } from '#client/net/api.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { capitals, masked } from '#client/ui/masks.ts'
import { idPerangkat } from '#client/net/perangkat.ts'
import { lastSignIn, openSession, pesanMasuk } from '#client/net/session.ts'
import './sign-in.css'

interface Props<Shell> {
  /** Begins to load the rest of the app, while the server looks at the password. */
  loadShell: () => Promise<Shell>
  onEntered: (shell: Promise<Shell>) => Promise<void>
  /** There is no shop yet. */
  onNoShop: () => void
}

/** '/': shop, user, password. What is wrong stands beside the form, and nothing typed is lost. */
export function SignIn<Shell>({ loadShell, onEntered, onNoShop }: Props<Shell>) {
  const [kode_toko, setToko] = useState(lastSignIn.read()?.kode_toko ?? '')
  const [user_id, setUser] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const tokos = useTokos(setError, setToko, onNoShop)
  const [pesan] = useState(() => pesanMasuk.read())
  useEffect(() => pesanMasuk.remove(), [])

  const enter = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const [reply, shell] = await Promise.all([
        call(login, { body: { user_id, password, kode_toko, perangkat: idPerangkat() } }),
        Promise.resolve(loadShell()),
      ])
      openSession(reply)
      await onEntered(Promise.resolve(shell))
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : new ApiError('network', messages.koneksiBermasalah))
      setBusy(false)
    }
  }
  const problem = (field: string) => errorOf(error?.errors ?? [], field)
  const elsewhere = error && error.errors.every((e) => !FIELDS.has(e.field)) ? error.message : undefined

  return (
    <main className="sign-in">
      <div className="sign-in-brand" aria-hidden="true">
        <svg viewBox="0 0 48 48">
          <path d="M24 6 40 18l-6 22H14L8 18z" />
          <path d="m8 18 16 5 16-5M24 23v17M14 40l10-17 10 17M24 6v17" />
        </svg>
        <p>Kencana</p>
        <small>Toko emas dan perhiasan</small>
      </div>
      <form
        className="sign-in-form"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          if ((event.ctrlKey || event.metaKey) && !event.repeat && !busy) void enter()
        }}
      >
        <h1>{messages.login}</h1>
        {pesan !== undefined && !error && (
          <p className="sign-in-note" role="status">
            {pesan}
          </p>
        )}
        <Field label="Toko" error={problem('kode_toko')}>
          {({ status: _, ...control }) => (
            <select {...control} value={kode_toko} onChange={(event) => setToko(event.target.value)}>
              <option value="" disabled>
                Pilih toko
              </option>
              {tokos.map((toko) => (
                <option key={toko.kode_toko} value={toko.kode_toko}>
                  {toko.nama_toko}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="User Id" error={problem('user_id')}>
          {({ status: _, ...control }) => (
            <input
              {...control}
              value={user_id}
              onChange={(event) => setUser(masked(event, capitals))}
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              autoFocus
            />
          )}
        </Field>
        <Field label="Password" error={problem('password')}>
          {({ status: _, ...control }) => (
            <input
              {...control}
              type="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          )}
        </Field>
        {elsewhere && (
          <p className="sign-in-error" role="alert">
            {elsewhere}
          </p>
        )}
        <button
          type="button"
          className="button button-primary"
          disabled={busy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void enter()}
        >
          {messages.login} <kbd aria-hidden="true">Ctrl Enter</kbd>
        </button>
      </form>
    </main>
  )
}

const FIELDS = new Set(['kode_toko', 'user_id', 'password'])

/** The shops to choose from; a single one is chosen already. */
function useTokos(
  setError: (error: ApiError) => void,
  choose: (kode_toko: string) => void,
  onNoShop: () => void,
) {
  const [tokos, setTokos] = useState<CallReply<typeof daftarToko>>([])
  useEffect(() => {
    call(daftarToko).then(
      (found) => {
        const here = found.filter((toko) => !toko.jauh)
        setTokos(here)
        if (found.length === 0) onNoShop()
        if (here.length === 1) choose(here[0]!.kode_toko)
      },
      (problem: ApiError) => setError(problem),
    )
  }, [setError, choose, onNoShop])
  return tokos
}
