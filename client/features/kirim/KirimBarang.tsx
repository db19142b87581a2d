import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import {
  perjalananKirim,
  prosesKirim,
  simpanKirim,
  simpanKirimPusat,
  tujuanKirim,
  EMPTY_KODE_TOKO,
} from '#domain/calls/kirim.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim } from '#domain/dokumen/kirim.ts'
import { mayMake } from '#client/net/may.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { acuan, type FieldProps, type Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { Unread, Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { DiPerjalanan } from './DiPerjalanan.tsx'

interface KeCabang {
  kode_cabang: string
}

function CabangFields({ content, onChange, wrong, terkunci }: FieldProps<KeCabang>) {
  const reading = useCall(tujuanKirim)
  return (
    <Field label="Ke Toko" required error={errorOf(wrong, 'kode_cabang')}>
      {(c) => (
        <Picker<string>
          {...c}
          reading={reading}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Pilih toko"
          disabled={terkunci}
          value={content.kode_cabang || null}
          options={reading.data?.cabang.map((t) => ({
            value: t.kode_toko,
            label: `${t.kode_toko} · ${t.nama_toko}`,
          }))}
          onChange={(kode_cabang) => {
            onChange({ kode_cabang })
            keScan()
          }}
        />
      )}
    </Field>
  )
}

const CABANG: Form<KeCabang, typeof simpanKirim> = {
  empty: { kode_cabang: '' },
  Fields: CabangFields,
  periksa: ({ kode_cabang }) => (kode_cabang ? [] : [{ field: 'kode_cabang', message: EMPTY_KODE_TOKO }]),
  simpan: simpanKirim,
  button: 'Kirim',
  draft: true,
  kirim: ({ kode_cabang }, { barang, keterangan, id_trx, draft }) => ({
    body: { kode_cabang, draf: draft, keterangan, barang: barang.map((b) => b.kode_barcode), id_trx },
  }),
}

function PusatFields() {
  const reading = useCall(tujuanKirim)
  const pusat = reading.data?.pusat
  return (
    <Field label="Ke Pusat">
      {({ id }) => (
        <p id={id} className="kirim-pusat">
          {typeof pusat === 'object'
            ? `${pusat.kode_toko} · ${pusat.nama_toko}`
            : pusat === 'LUAR'
              ? 'Kantor pusat di luar sistem ini: barang keluar dari buku begitu dikirim.'
              : ' '}
        </p>
      )}
    </Field>
  )
}

const PUSAT: Form<object, typeof simpanKirimPusat> = {
  empty: {},
  Fields: PusatFields,
  periksa: () => [],
  simpan: simpanKirimPusat,
  button: 'Kirim',
  draft: true,
  kirim: (_, { barang, keterangan, id_trx, draft }) => ({
    body: { draf: draft, keterangan, barang: barang.map(acuan), id_trx },
  }),
}

/** A draft leaves now. */
function ProsesButton({ no, dokumen }: { no: string; dokumen: DokumenStok }) {
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(prosesKirim, {
    changes: [callsStok(dokumen).daftar, perjalananKirim],
    izin: otorisasi.diminta(no),
    onDone: ({ message }) => toast('success', `${message} ${no}`),
  })
  return (
    <>
      <Button size="small" type="primary" loading={busy} onClick={() => void send({ body: { no } })}>
        Proses
      </Button>
      {otorisasi.modal}
    </>
  )
}

type Bagian = 'CABANG' | 'PUSAT' | 'JALAN'

/** Returns the part that lists the document named by the address. */
const bagianDari = (no: string | null): Bagian =>
  no?.startsWith(kirimPusat.nomor) ? 'PUSAT' : /^[RH]K-/.test(no ?? '') ? 'JALAN' : 'CABANG'

/** Pieces to another shop or to head office, and what of them is still on its way (DOMAIN §B.14). */
export function KirimBarang() {
  const [bagian, setBagian] = useState<Bagian>(() =>
    bagianDari(new URLSearchParams(location.search).get('no')),
  )
  const tujuan = useCall(tujuanKirim)
  const jalan = useCall(perjalananKirim, {}, { staleTime: 5_000 })
  useLive(['stok', 'kiriman'], () => void invalidate(perjalananKirim))
  const diJalan = jalan.data?.reduce((sum, k) => sum + k.qty_jalan, 0)
  const choice = {
    CABANG: 'Ke Cabang',
    ...(tujuan.data?.pusat === 'SENDIRI' ? {} : { PUSAT: 'Ke Pusat' }),
    JALAN: diJalan ? `Di Perjalanan (${diJalan})` : 'Di Perjalanan',
  }
  const tab: ReactNode = (
    <>
      <ScreenPart<Bagian> bagian={choice} dibuka={bagian} onBuka={setBagian} />
      <Unread reading={tujuan} apa="Daftar toko" />
    </>
  )
  if (bagian === 'JALAN')
    return (
      <>
        <PageHeader title="Kirim Barang" />
        {tab}
        {jalan.data ? <DiPerjalanan kiriman={jalan.data} reading={jalan} /> : <Menunggu reading={jalan} />}
        {[tarikKirim, hilangKirim].map((dokumen) => (
          <section key={dokumen.kind} aria-label={dokumen.nama} className="kirim-riwayat">
            <h2>{dokumen.nama}</h2>
            <RiwayatStok dokumen={dokumen} />
          </section>
        ))}
      </>
    )
  const actions = (dokumen: DokumenStok) => (d: { no: string; status_valid: string }) =>
    d.status_valid === 'OPEN' && mayMake(prosesKirim) && <ProsesButton no={d.no} dokumen={dokumen} />
  const changes = [perjalananKirim]
  return bagian === 'CABANG' ? (
    <StokScreen key="cabang" dokumen={kirim} form={CABANG} actions={actions(kirim)} changes={changes}>
      {tab}
    </StokScreen>
  ) : (
    <StokScreen key="pusat" dokumen={kirimPusat} form={PUSAT} actions={actions(kirimPusat)} changes={changes}>
      {tab}
    </StokScreen>
  )
}
