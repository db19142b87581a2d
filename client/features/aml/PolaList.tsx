import { Alert } from 'antd'
import { useState } from 'react'
import { polaAml, type PolaAml } from '#domain/calls/aml.ts'
import { formatRupiah } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { KepalaDetail } from '#client/kasir/detail.tsx'
import { useSettings } from '#client/kasir/acuan.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { POLA_COLUMNS } from './columns.tsx'
import { DokumenAml } from './DokumenAml.tsx'

/** Customers who may have split their dealings over days: to look at, for nothing is reported by it (DOMAIN §P.2). */
export function PolaList() {
  const [dibuka, buka] = useState<PolaAml>()
  const { settings } = useSettings()
  const reading = useCall(polaAml, {}, { staleTime: 5_000 })
  return (
    <>
      {settings && (
        <Alert
          className="aml-pola"
          type="info"
          showIcon
          title={`Jumlah ${settings.AML_POLA_HARI} hari terakhir mencapai batas tanpa satu hari pun mencapainya. Hanya peringatan: lapor sebagai transaksi mencurigakan bila menurut Anda sengaja dipecah.`}
        />
      )}
      <DataTable
        label="Pola AML"
        columns={POLA_COLUMNS}
        rows={reading.data ?? []}
        rowKey={(p) => p.dokumen[0]!.no}
        loading={reading.isFetching}
        reading={reading}
        onOpen={buka}
        csv={false}
        empty="Tidak Ada Pola"
      />
      {dibuka && (
        <StaticModal
          open
          title="Pola Transaksi"
          width={860}
          onClose={() => buka(undefined)}
          cancelText="Tutup"
        >
          <div className="detail">
            <KepalaDetail no={dibuka.nama_customer} status={formatRupiah(dibuka.total)} />
            <DokumenAml rows={dibuka.dokumen} />
          </div>
        </StaticModal>
      )}
    </>
  )
}
