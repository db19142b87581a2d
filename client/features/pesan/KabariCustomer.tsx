import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { pesanMenunggu } from '#domain/calls/pesan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { titipan } from '#domain/dokumen/titipan.ts'
import { formatNumber } from '#domain/format.ts'
import type { JenisPesan } from '#domain/rules/pesan.ts'
import { useLive } from '#client/net/live.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { belumDikabari } from './state.tsx'
import { ModalKabar } from './ModalKabar.tsx'
import './kabar.css'

type Kind = CallReply<typeof pesanMenunggu>[number]

const BERITA = ['pesan', pesanan.berita, 'service', titipan.berita]

/** On the dashboard: how many wait to be told what; a press shows who. Nothing for who sees none of it. */
export function KabariCustomer() {
  const reading = useCall(pesanMenunggu, {}, { staleTime: 0, quiet: true })
  useLive(BERITA, () => void reading.refetch())
  const [buka, setBuka] = useState<JenisPesan>()
  const { data } = reading
  if (data?.length === 0) return null
  const ada = data?.filter(({ rows }) => rows.length > 0) ?? []
  return (
    <section className="card beranda-pengingat" aria-label="Kabari Customer">
      <h2>Kabari Customer</h2>
      <Unread reading={reading} apa="Kabar Ke Customer" />
      {data && ada.length === 0 && <p className="muted">Tidak ada yang menunggu kabar.</p>}
      <ul>
        {ada.map((kind) => (
          <li key={kind.jenis}>
            <button type="button" className="beranda-tombol" onClick={() => setBuka(kind.jenis)}>
              <strong>{formatNumber(kind.rows.filter(belumDikabari).length)}</strong>
              <span>
                {kind.nama} <small className="muted">{sisanya(kind)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ModalKabar kind={data?.find(({ jenis }) => jenis === buka)} onTutup={() => setBuka(undefined)} />
    </section>
  )
}

/** Says how many customers the figure does not count. */
function sisanya({ rows }: Kind): string {
  const sudah = rows.filter(({ dikabari }) => dikabari > 0).length
  const belum = rows.filter(
    ({ keadaan: state, dikabari }) => state === 'BELUM HARINYA' && dikabari === 0,
  ).length
  const tidak = rows.length - sudah - belum - rows.filter(belumDikabari).length
  return [
    ...(sudah > 0 ? [`${formatNumber(sudah)} sudah dikabari`] : []),
    ...(belum > 0 ? [`${formatNumber(belum)} belum harinya`] : []),
    ...(tidak > 0 ? [`${formatNumber(tidak)} tanpa persetujuan atau nomor`] : []),
  ].join(', ')
}
