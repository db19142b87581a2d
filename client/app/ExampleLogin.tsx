import type { CallReply } from '#domain/call.ts'
import type { exampleLogin, listToko } from '#domain/calls/sesi.ts'
import { NAMA_LEVEL } from '#client/features/users/level.ts'

export type Example = CallReply<typeof exampleLogin>[number]

interface Props {
  /** Empty in a real shop: the server says so. */
  siapa: readonly Example[]
  tokos: CallReply<typeof listToko>
  chosen: string
  onChoose: (user: Example) => void
}

/** Below the form of the demonstration: one press fills it in. */
export function ExampleLogin({ siapa, tokos, chosen, onChoose }: Props) {
  if (siapa.length === 0) return null
  return (
    <section className="sign-in-contoh" aria-label="Toko contoh">
      <p>Toko contoh: pilih siapa yang masuk. Kata sandi semuanya {siapa[0]!.kata_sandi}</p>
      {tokos
        .filter(({ kode_toko }) => siapa.some((user) => user.kode_toko === kode_toko))
        .map(({ kode_toko, nama_toko }) => (
          <div key={kode_toko} role="group" aria-label={nama_toko}>
            <small className="muted">{nama_toko}</small>
            {siapa
              .filter((user) => user.kode_toko === kode_toko)
              .map((user) => (
                <button
                  key={user.user_id}
                  type="button"
                  className="button"
                  aria-pressed={user.user_id === chosen}
                  title={user.user_name}
                  onClick={() => onChoose(user)}
                >
                  {NAMA_LEVEL[user.level]}
                </button>
              ))}
          </div>
        ))}
    </section>
  )
}
