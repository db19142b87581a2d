import { useEffect, useRef, useState } from 'react'
import { exampleLogin, listToko, login } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { ofWholeChain } from '#domain/level.ts'
import { messages } from '#domain/messages.ts'
import { ApiError, call } from '#client/net/api.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { capitals, masked } from '#client/ui/masks.ts'
import { useStable } from '#client/ui/useStable.ts'
import { idPerangkat } from '#client/net/perangkat.ts'
import { lastSignIn, openSession, pesanMasuk } from '#client/net/session.ts'
import { ExampleLogin, type Example } from './ExampleLogin.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const fokus = (nama: InputField | 'masuk') =>
    form.current?.querySelector<HTMLElement>(`[name=${nama}]`)?.focus()
  const tokos = useTokos(
    setError,
    (found) => {
      // Of a shop that has gone, or none: that is what is missing, unless somebody types already.
      const dikenal = found.some((toko) => toko.kode_toko === kode_toko)
      if (found.length === 1) setToko(found[0]!.kode_toko)
      else if (!dikenal) setToko('')
      if (
        found.length > 1 &&
        !dikenal &&
        form.current?.querySelector<HTMLInputElement>('[name=user_id]')?.value === ''
      )
        fokus('kode_toko')
    },
    onNoShop,
  )
  const examples = useExample()
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
      // Of this computer: who goes on to another shop from within moves nobody else there.
      lastSignIn.write({ kode_toko: reply.userdata.kode_toko })
      await onEntered(Promise.resolve(shell))
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : new ApiError('network', messages.connectionTrouble))
      setBusy(false)
    }
  }
  const problem = (field: string) => errorOf(error?.errors ?? [], field)
  const wrong = FIELDS.find((field) => problem(field))
  const elsewhere = error && !wrong ? error.message : undefined
  // To what is missing; who guessed wrong begins with the password again.
  useEffect(() => {
    if (error) fokus(wrong ?? (error.status === 401 ? 'password' : 'masuk'))
  }, [error, wrong])

  const choose = (user: Example) => {
    setError(undefined)
    setUser(user.user_id)
    setPassword(user.kata_sandi)
    setToko((kini) => (ofWholeChain(user.level) && kini ? kini : user.kode_toko))
    fokus('masuk')
  }

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
        ref={form}
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
            <select
              {...control}
              name="kode_toko"
              value={kode_toko}
              onChange={(event) => setToko(event.target.value)}
            >
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
              name="user_id"
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
              name="password"
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
          name="masuk"
          className="button button-primary"
          disabled={busy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void enter()}
        >
          {messages.login} <kbd aria-hidden="true">Ctrl Enter</kbd>
        </button>
        <ExampleLogin siapa={examples} tokos={tokos} chosen={user_id} onChoose={choose} />
      </form>
    </main>
  )
}

const FIELDS = ['kode_toko', 'user_id', 'password'] as const
type InputField = (typeof FIELDS)[number]

/** The shops to choose from. */
function useTokos(
  setError: (error: ApiError) => void,
  onFound: (here: CallReply<typeof listToko>) => void,
  onNoShop: () => void,
) {
  const [tokos, setTokos] = useState<CallReply<typeof listToko>>([])
  const found = useStable({ onFound, onNoShop })
  useEffect(() => {
    call(listToko).then(
      (all) => {
        const here = all.filter((toko) => !toko.jauh)
        setTokos(here)
        if (all.length === 0) found.onNoShop()
        else found.onFound(here)
      },
      (problem: ApiError) => setError(problem),
    )
  }, [setError, found])
  return tokos
}

/** The users of the demonstration; empty elsewhere. If the server could not be asked, the list is not missed. */
function useExample(): readonly Example[] {
  const [siapa, setSiapa] = useState<readonly Example[]>([])
  useEffect(() => {
    call(exampleLogin).then(setSiapa, () => undefined)
  }, [])
  return siapa
}
