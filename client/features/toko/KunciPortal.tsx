import { Button } from 'antd'
import { useState } from 'react'
import {
  hapusKunciPortal,
  kunciPortalBaru,
  lihatKunciPortal,
  pasangKunciPortal,
} from '#domain/calls/kunci-portal.ts'
import { ask } from '#client/net/dialogs.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { time } from '#client/net/time.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { KunciDibuat, TempelKunci } from './KunciDibuat.tsx'

/** The key that this server and another one of the chain share for the shop of the session, or for one with a server of its own: by it they know each other (spec 001 §2.15). */
export function KunciPortal({ kode_toko }: { kode_toko?: string }) {
  const reading = useCall(lihatKunciPortal, { query: { kode_toko } }, { staleTime: 0 })
  const { data } = reading
  const [dibuat, setDibuat] = useState<string>()
  const [menempel, setMenempel] = useState(false)
  useLive('toko', () => void invalidate(lihatKunciPortal))
  const changes = [lihatKunciPortal]
  const baru = useSend(kunciPortalBaru)
  const pasang = useSend(pasangKunciPortal, { changes })
  const hapus = useSend(hapusKunciPortal, { changes, onDone: ({ message }) => toast('success', message) })
  const busy = baru.busy || pasang.busy || hapus.busy

  const yakin = async (ok: string): Promise<boolean> =>
    !data ||
    ask({
      kind: 'warning',
      title: `${ok}?`,
      text: `Kunci ${data.sidik} tidak berlaku lagi di server ini.`,
      ok,
      cancel: 'Batal',
    })
  const buat = async () => {
    if (!(await yakin('Buat Kunci Baru'))) return
    const made = await baru.send()
    if (made && (await pasang.send({ body: { kode_toko, kunci: made.data.kunci } })))
      setDibuat(made.data.kunci)
  }
  const lepas = async () => {
    if (await yakin('Hapus Kunci')) await hapus.send({ query: { kode_toko } })
  }
  return (
    <section className="card toko-kunci" aria-label="Kunci portal">
      <h2>Kunci Portal</h2>
      <Unread reading={reading} apa="Kunci Portal" />
      <p>
        {data
          ? `Kunci ${data.sidik}, dipasang ${time(data.dibuat)} oleh ${data.user_id}.`
          : reading.isSuccess && 'Belum ada kunci.'}
      </p>
      <div className="page-actions">
        <Button onClick={() => void buat()} loading={busy}>
          {data ? 'Buat Kunci Baru' : 'Buat Kunci'}
        </Button>
        <Button onClick={() => setMenempel(true)} disabled={busy}>
          Tempel Kunci
        </Button>
        {data && (
          <Button disabled={busy} onClick={() => void lepas()}>
            Hapus Kunci
          </Button>
        )}
      </div>
      <p className="muted">
        Dengan kunci yang sama, server ini dan server di alamat portal saling mengenal. Dibuat di satu sisi,
        ditempel di sisi lain. Bila alamat portal diganti, kunci di sini dihapus.
      </p>
      {dibuat && <KunciDibuat kunci={dibuat} onTutup={() => setDibuat(undefined)} />}
      {menempel && <TempelKunci kode_toko={kode_toko} onTutup={() => setMenempel(false)} />}
    </section>
  )
}
