import { Button } from 'antd'
import { useState } from 'react'
import type { DokumenAmlDilihat } from '#domain/calls/aml.ts'
import { formatTanggal } from '#domain/format.ts'
import { currentSession } from '#client/net/session.ts'
import { DetailTable } from '#client/kasir/detail.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { DetailPembelian } from '#client/features/pembelian/DetailPembelian.tsx'
import { DetailPenjualan } from '#client/features/penjualan/DetailPenjualan.tsx'
import { JENIS } from './columns.tsx'

type Row = DokumenAmlDilihat & { lepas?: boolean }

/** What one person has done in all shops; a nota of this shop opens, others are opened where they were made. */
export function DokumenAml({ rows }: { rows: readonly Row[] }) {
  const [nota, buka] = useState<Row>()
  const here = currentSession()!.userdata.kode_toko
  return (
    <>
      <DetailTable
        label="Nota"
        columns={[
          { title: 'No Faktur' },
          { title: 'Toko' },
          { title: 'Jenis' },
          { title: 'Tanggal' },
          { title: 'Nilai', number: true },
          { title: 'Tunai', number: true },
          { title: 'Keterangan' },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.no}>
            <td>
              {row.kode_toko === here && row.jenis !== 'LEBUR' ? (
                <Button type="link" size="small" onClick={() => buka(row)}>
                  {row.no}
                </Button>
              ) : (
                row.no
              )}
            </td>
            <td>{row.kode_toko}</td>
            <td>{JENIS[row.jenis]}</td>
            <td>{formatTanggal(row.tanggal)}</td>
            <td className="number">
              <Rupiah value={row.nilai} />
            </td>
            <td className="number">
              <Rupiah value={row.tunai} />
            </td>
            <td>{row.lepas ? 'DIBATALKAN' : ''}</td>
          </tr>
        ))}
      </DetailTable>
      {nota && (
        <StaticModal open title={nota.no} width={940} onClose={() => buka(undefined)} cancelText="Tutup">
          {nota.jenis === 'JUAL' ? (
            <DetailPenjualan no_faktur_group={nota.no} />
          ) : (
            <DetailPembelian no_faktur_group={nota.no} />
          )}
        </StaticModal>
      )}
    </>
  )
}
