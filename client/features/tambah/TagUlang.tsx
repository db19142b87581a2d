import { useState, type ReactNode } from 'react'
import { simpanTagUlang } from '#domain/calls/tambah.ts'
import { tagUlang } from '#domain/dokumen/tambah.ts'
import { errors } from '#domain/errors.ts'
import { acuan, type Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { denganLabel, LabelButton } from '#client/stok/LabelButton.tsx'
import './tambah.css'

const FORM: Form<object, typeof simpanTagUlang> = {
  empty: {},
  Fields: () => (
    <p className="muted">
      Barang yang dibeli tanpa barcode diberi barcode baru, dan tetap di BELI atau SORTIR. Pilih dari daftar
      (F3).
    </p>
  ),
  periksa: () => [],
  tolak: ({ kode_barcode }) => (kode_barcode === '-' ? undefined : errors.sudahBerbarcode({ kode_barcode })),
  simpan: simpanTagUlang,
  kirim: (_, { barang, keterangan, id_trx }) => ({
    body: { keterangan, barang: barang.map(acuan), id_trx },
  }),
}

/** BUY-BACK RE-TAG: a barcode for what was bought back without one (DOMAIN §B.13). */
export function TagUlang({ children }: { children: ReactNode }) {
  const [tersimpan, setTersimpan] = useState<string>()
  return (
    <StokScreen dokumen={tagUlang} form={FORM} onTersimpan={setTersimpan} actions={denganLabel}>
      {children}
      {tersimpan && (
        <section className="card tambah-tersimpan" aria-label="Baru disimpan">
          <span>
            <strong>{tersimpan}</strong> tersimpan
          </span>
          <LabelButton dicari={{ no: tersimpan }} type="primary" />
        </section>
      )}
    </StokScreen>
  )
}
