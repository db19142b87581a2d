import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { perjalananKirim, tanyaBuktiTerima, type Perjalanan } from '#domain/calls/kirim.ts'
import { LAMA_DI_JALAN_HARI } from '#domain/rules/kirim.ts'
import { call } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate } from '#client/net/query.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { ModalPerjalanan } from './ModalPerjalanan.tsx'
import './kirim.css'

const COLUMNS: readonly DataColumn<Perjalanan>[] = [
  { key: 'no_kirim', title: 'No Kirim', value: (k) => k.no_kirim },
  dayColumn('tgl_kirim', 'Tanggal', (k) => k.tgl_kirim),
  { key: 'ke', title: 'Ke', value: (k) => `${k.kode_cabang} ${k.nama_cabang}` },
  {
    key: 'hari',
    title: 'Lama',
    value: (k) => k.hari,
    render: (k) => (
      <Lencana nada={k.hari > LAMA_DI_JALAN_HARI ? 'buruk' : 'tunggu'}>
        {k.hari === 0 ? 'HARI INI' : `${k.hari} HARI`}
      </Lencana>
    ),
  },
  { key: 'qty', title: 'Dikirim', kind: 'count', value: (k) => k.qty },
  { key: 'qty_jalan', title: 'Di Jalan', kind: 'count', value: (k) => k.qty_jalan },
  { key: 'berat_jalan', title: 'Berat Di Jalan', kind: 'gram', value: (k) => k.berat_jalan },
]

/**
 * Asks other servers what they know of shipments on their way, when a user looks at these. A server that is away is
 * asked again at the next look.
 */
async function tanyaServerLain(kiriman: readonly Perjalanan[]): Promise<void> {
  const luar = kiriman.filter((k) => k.jauh && k.berkas_keluar)
  if (luar.length === 0 || !mayMake(tanyaBuktiTerima)) return
  for (const { no_kirim } of luar)
    await call(tanyaBuktiTerima, { body: { no_kirim } }, { timeout: false, quiet: true }).catch(() => {})
  await invalidate(perjalananKirim)
}

/** Own shipments of which something has not arrived: what came, what is out, and what to do with it (DOMAIN §O.1-6). */
export function DiPerjalanan({ kiriman, reading }: { kiriman: readonly Perjalanan[]; reading: Reading }) {
  const [dibuka, setDibuka] = useState<string>()
  const tanya = useEffectEvent(() => void tanyaServerLain(kiriman))
  useEffect(() => tanya(), [])
  const opened = kiriman.find((k) => k.no_kirim === dibuka)
  const actions: DataColumn<Perjalanan> = actionColumn((k) => (
    <Button size="small" onClick={() => setDibuka(k.no_kirim)}>
      Buka
    </Button>
  ))
  return (
    <>
      <DataTable
        label="Kiriman di perjalanan"
        columns={[...COLUMNS, actions]}
        rows={kiriman}
        rowKey={(k) => k.no_kirim}
        reading={reading}
        onOpen={(k) => setDibuka(k.no_kirim)}
        empty="Tidak Ada Kiriman Di Perjalanan"
      />
      {opened && (
        <ModalPerjalanan key={opened.no_kirim} kiriman={opened} onClose={() => setDibuka(undefined)} />
      )}
    </>
  )
}
