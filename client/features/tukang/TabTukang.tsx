import { Button } from 'antd'
import { useState } from 'react'
import { mutasiTukang, saldoTukang, simpanBahanTukang } from '#domain/calls/bahan-tukang.ts'
import type { CallReply } from '#domain/call.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { ModalBahan } from './ModalBahan.tsx'
import { ModalGerakan } from './ModalGerakan.tsx'
import { RiwayatBahan, RiwayatUpah } from './Riwayat.tsx'
import './tukang.css'

type Saldo = CallReply<typeof saldoTukang>[number]

const COLUMNS: readonly DataColumn<Saldo>[] = [
  { key: 'kode_tukang', title: 'Tukang', value: (t) => t.kode_tukang },
  {
    key: 'nama_tukang',
    title: 'Nama',
    value: (t) => (t.status_aktif ? t.nama_tukang : `${t.nama_tukang} (TIDAK AKTIF)`),
  },
  { key: 'pesanan', title: 'Pesanan', kind: 'count', value: (t) => t.pesanan },
  { key: 'berat_toko', title: 'Emas Toko', kind: 'gram', value: (t) => t.berat_toko },
  { key: 'halus_toko', title: 'Emas Toko Murni', kind: 'gram', value: (t) => t.halus_toko },
  { key: 'berat_customer', title: 'Emas Customer', kind: 'gram', value: (t) => t.berat_customer },
  { key: 'halus_customer', title: 'Emas Customer Murni', kind: 'gram', value: (t) => t.halus_customer },
]

/**
 * The gold that goldsmiths have, gold to them and back, and their payments today: a part of /lihat-pesanan (DOMAIN
 * §O.2-2).
 */
export function TabTukang() {
  const reading = useCall(saldoTukang, {}, { staleTime: 5_000 })
  const [bahan, setBahan] = useState<{ kode_tukang?: string }>()
  const [dilihat, setDilihat] = useState<Saldo>()
  useLive(bahanTukang.berita, () => void invalidate(saldoTukang, mutasiTukang))
  const boleh = mayMake(simpanBahanTukang)
  const actions: DataColumn<Saldo> = actionColumn((t) => (
    <div className="page-actions">
      <Button size="small" onClick={() => setDilihat(t)}>
        Gerakan
      </Button>
      {boleh && (
        <Button size="small" onClick={() => setBahan({ kode_tukang: t.kode_tukang })}>
          Bahan
        </Button>
      )}
    </div>
  ))
  return (
    <section className="tukang" aria-label="Tukang">
      {boleh && (
        <div className="page-actions">
          <Button type="primary" onClick={() => setBahan({})}>
            Serah / Kembali / Susut
          </Button>
        </div>
      )}
      <p className="muted">
        Emas yang masih di tangan tukang, dalam gram dan emas murninya. Di bawah nol: ia membawa lebih dari
        yang diterimanya, memakai emas sendiri atau bahan yang belum dicatat.
      </p>
      <DataTable
        label="Saldo tukang"
        columns={[...COLUMNS, actions]}
        rows={reading.data ?? []}
        rowKey={(t) => t.kode_tukang}
        reading={reading}
        empty="Belum Ada Tukang, Tambahkan Di Master Tukang"
      />
      <RiwayatBahan />
      <RiwayatUpah />
      {bahan && <ModalBahan {...bahan} onClose={() => setBahan(undefined)} />}
      {dilihat && <ModalGerakan tukang={dilihat} onClose={() => setDilihat(undefined)} />}
    </section>
  )
}
