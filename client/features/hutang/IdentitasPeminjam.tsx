import { Button } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { identitasPeminjam, type HutangLengkap } from '#domain/calls/hutang.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'

/**
 * Identifies the borrower by their card, masked. The whole is asked for on its own, and the user who looked is written
 * down.
 */
export function IdentitasPeminjam({ hutang: { no_faktur_hutang, identitas } }: { hutang: HutangLengkap }) {
  const [whole, setWhole] = useState<CallReply<typeof identitasPeminjam>>()
  const { send, busy } = useSend(identitasPeminjam, { onDone: ({ data }) => setWhole(data) })
  if (!identitas) return null
  return (
    <p className="hutang-identitas-samar">
      <span className="muted">Identitas </span>
      {identitas.jenis} {whole ? `${whole.nomor}, ${whole.nama}, ${whole.alamat}` : identitas.nomor}{' '}
      {!whole && mayMake(identitasPeminjam) && (
        <Button size="small" loading={busy} onClick={() => void send({ params: { no_faktur_hutang } })}>
          Lihat
        </Button>
      )}
    </p>
  )
}
