import { Button } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { listToko } from '#domain/calls/sesi.ts'
import {
  aktifkanToko,
  bukaCabang,
  jadikanPusat,
  nonaktifkanToko,
  pengaturanToko,
  allToko,
  tandaiTokoJauh,
} from '#domain/calls/toko.ts'
import { messages } from '#domain/messages.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'
import { FormCabang } from './FormCabang.tsx'
import { NomorServer } from './NomorServer.tsx'
import { ServerToko } from './ServerToko.tsx'

type Toko = CallReply<typeof allToko>[number]

const status = (toko: Toko): string =>
  !toko.status_aktif
    ? 'NONAKTIF'
    : toko.is_pusat
      ? 'PUSAT'
      : toko.jauh
        ? 'SERVER LAIN'
        : toko.pembukaan
          ? 'DISIAPKAN'
          : 'AKTIF'

/** As its owner set it. */
const server = ({ jauh, portal }: Toko): string =>
  !jauh ? 'server ini' : portal === '-' ? 'lewat berkas' : portal

/** Every shop of the chain; another one is opened here. */
export function TokoList({
  kode_toko,
  tgl_system,
  zona,
}: {
  kode_toko: string
  tgl_system: TanggalSystem
  zona: Zona
}) {
  const reading = useCall(allToko, {}, { staleTime: 0 })
  const data = reading.data ?? []
  const [baru, setBaru] = useState(false)
  const [diatur, setDiatur] = useState<string>()
  const toko = data.find((t) => t.kode_toko === diatur)
  const options = {
    changes: [allToko, listToko, pengaturanToko],
    onDone: ({ message }: { message: string }) => toast('success', message),
  }
  const aktifkan = useSend(aktifkanToko, options)
  const nonaktifkan = useSend(nonaktifkanToko, options)
  const pusat = useSend(jadikanPusat, options)
  const tunjuk = async (toko: Toko) => {
    const lama = data.find((t) => t.is_pusat)
    const text = `${toko.kode_toko} ${toko.nama_toko} menjadi pusat${lama ? `, menggantikan ${lama.kode_toko}` : ''}: toko lain mengambil harga dan data darinya di Import Data Pusat.`
    if (await ask({ kind: 'warning', title: messages.andaYakin, text, ok: 'Jadikan Pusat', cancel: 'Batal' }))
      await pusat.send({ params: { kode_toko: toko.kode_toko } })
  }
  const tutup = async (toko: Toko) => {
    const text = `Toko ${toko.kode_toko} ${toko.nama_toko} tidak bisa dipakai lagi. Pembukuannya tetap ada, dan toko bisa diaktifkan kembali.`
    if (await ask({ kind: 'warning', title: messages.andaYakin, text, ok: 'Nonaktifkan', cancel: 'Batal' }))
      await nonaktifkan.send({ params: { kode_toko: toko.kode_toko } })
  }
  const actions: DataColumn<Toko> = actionColumn(
    (t) => (
      <div className="page-actions">
        {t.status_aktif && !t.is_pusat && mayMake(jadikanPusat) && (
          <Button size="small" disabled={pusat.busy} onClick={() => void tunjuk(t)}>
            Jadikan Pusat
          </Button>
        )}
        {t.status_aktif && t.kode_toko !== kode_toko && mayMake(tandaiTokoJauh) && (
          <Button size="small" onClick={() => setDiatur(t.kode_toko)}>
            Server
          </Button>
        )}
        {t.kode_toko === kode_toko ? (
          <span className="muted">toko ini</span>
        ) : t.status_aktif ? (
          <Button size="small" disabled={nonaktifkan.busy} onClick={() => void tutup(t)}>
            Nonaktifkan
          </Button>
        ) : (
          <Button
            size="small"
            disabled={aktifkan.busy}
            onClick={() => void aktifkan.send({ params: { kode_toko: t.kode_toko } })}
          >
            Aktifkan
          </Button>
        )}
      </div>
    ),
    300,
  )
  return (
    <>
      <DataTable<Toko>
        label="Daftar toko"
        rows={data}
        rowKey={(toko) => toko.kode_toko}
        reading={reading}
        csv="toko.csv"
        toolbar={
          mayMake(bukaCabang) && (
            <Button type="primary" onClick={() => setBaru(true)}>
              Buka Toko Baru
            </Button>
          )
        }
        columns={[
          { key: 'kode_toko', title: 'Kode', value: (t) => t.kode_toko, width: 90 },
          { key: 'nama_toko', title: 'Nama Toko', value: (t) => t.nama_toko },
          { key: 'status', title: 'Status', value: status, width: 110 },
          { key: 'kota', title: 'Kota', value: (t) => t.kota },
          { key: 'server', title: 'Server', value: server },
          { key: 'zona', title: 'Zona', value: (t) => t.zona, width: 80 },
          {
            key: 'tgl_system',
            title: 'Tanggal System',
            value: (t) => (t.jauh ? '' : t.tgl_system),
            kind: 'date',
            width: 130,
          },
          actions,
        ]}
      />
      <NomorServer />
      {toko && <ServerToko key={toko.kode_toko} toko={toko} onTutup={() => setDiatur(undefined)} />}
      {baru && <FormCabang list={data} tgl_system={tgl_system} zona={zona} onClose={() => setBaru(false)} />}
    </>
  )
}
