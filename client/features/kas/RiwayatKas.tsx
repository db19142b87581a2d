import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { batalKasBank, listKasBank, lihatKasBank, type EntriKasBank } from '#domain/calls/kas-bank.ts'
import { dokumenKasBank } from '#domain/dokumen/kas-bank.ts'
import { KAS_BANK_SCREENS, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import { mayMake } from '#client/net/may.ts'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import type { Reading } from '#client/ui/reading.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { ModalKas } from './ModalKas.tsx'
import { sebutRekening } from './rekening.ts'
import { slipKas } from './slip.ts'

const TRANSAKSI: DataColumn<EntriKasBank> = { key: 'nama', title: 'Transaksi', value: (d) => d.nama }
const REKENING: DataColumn<EntriKasBank> = { key: 'rekening', title: 'Rekening', value: sebutRekening }
const LAIN: readonly DataColumn<EntriKasBank>[] = [
  {
    key: 'keterangan',
    title: 'Keterangan',
    value: (d) => d.keterangan,
    render: (d) => <span className="kas-keterangan">{d.keterangan}</span>,
  },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
  { key: 'jumlah', title: 'Jumlah', kind: 'rupiah', value: (d) => d.jumlah },
]
const SALDO: DataColumn<EntriKasBank> = {
  key: 'saldo',
  title: 'Saldo Sesudahnya',
  kind: 'rupiah',
  value: (d) => d.saldo,
}

interface Props {
  reading: Reading & { data: CallReply<typeof listKasBank> | undefined }
  screen: KasBankScreen
}

/** The day's entries of one screen, with what was left after each. */
export function RiwayatKas({ reading, screen }: Props) {
  const { nomor, menu, media } = KAS_BANK_SCREENS[screen]
  const [diAlamat, keAlamat] = useNoAlamat(nomor)
  const [dibuka, buka] = useState<string>()
  const no = dibuka ?? diAlamat
  const buta = reading.data?.laci_dihitung && media === 'KAS'
  const columns = [
    TRANSAKSI,
    ...(media === 'BANK' || screen === 'ambil-kas' ? [REKENING] : []),
    ...LAIN,
    ...(buta ? [] : [SALDO]),
  ]
  return (
    <>
      <RiwayatHariIni
        kind={dokumenKasBank[nomor]}
        rows={reading.data?.entri ?? []}
        reading={reading}
        list={listKasBank}
        facts={({ no_kas, ...d }) => ({ ...d, no: no_kas })}
        columns={columns}
        onBuka={buka}
        slip={slipKas}
        batal={{
          call: batalKasBank,
          input: (no_kas, diisi) => ({ body: { no_kas, ...diisi } }),
          changes: [listKasBank, lihatKasBank],
          text: 'Uangnya kembali seperti sebelum transaksi ini.',
        }}
        bolehBatal={mayMake({ ...batalKasBank, may: { ...batalKasBank.may, menus: [menu] } })}
      />
      {no && (
        <ModalKas
          no={no}
          onTutup={() => {
            buka(undefined)
            if (diAlamat) keAlamat(undefined)
          }}
        />
      )}
    </>
  )
}
