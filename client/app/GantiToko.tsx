import { useState } from 'react'
import { formatTanggal } from '#domain/format.ts'
import { gantiToko } from '#client/net/ganti-toko.ts'
import type { Me } from '#client/net/me.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useTokoLain } from './toko-lain.ts'

/** The shops that one may go on in, without signing out. */
export function GantiToko({ me, onClose }: { me: Me; onClose: () => void }) {
  const [menuju, setMenuju] = useState<string>()
  const { nama_toko, tgl_system } = me.userdata
  const masuk = async (kode_toko: string) => {
    setMenuju(kode_toko)
    await gantiToko(kode_toko)
    setMenuju(undefined)
  }
  return (
    <StaticModal open title="Ganti Toko" onClose={onClose} busy={menuju !== undefined}>
      <p>
        Sekarang di <strong>{nama_toko}</strong>, {formatTanggal(tgl_system)}. Yang belum disimpan di sini
        menunggu Anda sampai hari ini selesai.
      </p>
      <ul className="ganti-toko">
        {useTokoLain(me).map(({ kode_toko, nama_toko: nama }, i) => (
          <li key={kode_toko}>
            <button
              type="button"
              className="button"
              data-autofocus={i === 0 || undefined}
              disabled={menuju !== undefined}
              onClick={() => void masuk(kode_toko)}
            >
              {nama} <small className="muted">{kode_toko}</small>
            </button>
          </li>
        ))}
      </ul>
    </StaticModal>
  )
}
