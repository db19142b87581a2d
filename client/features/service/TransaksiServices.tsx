import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { MAX_SERVICE_LINES, simpanService } from '#domain/calls/service.ts'
import type { FieldError } from '#domain/errors.ts'
import { totalBayar, tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { rupiah, type TanggalSystem } from '#domain/units.ts'
import { confirm } from '#client/net/dialogs.ts'
import { currentSession } from '#client/net/session.ts'
import { KakiTotal } from '#client/kasir/KakiTotal.tsx'
import { dropDraftFoto } from '#client/kasir/line-foto.ts'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { KeyMap, type KeyMeaning } from '#client/kasir/KeyMap.tsx'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import { ModalPelanggan } from '#client/features/member/ModalPelanggan.tsx'
import { ID_SALES, PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, FieldErrors } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { emptyLine, lineTotal, type Line } from './lines.ts'
import { readDraft, newDraft, estimasiLazim, saveDraft, type DraftService } from './draft.ts'
import { idNama, LineInput } from './LineInput.tsx'
import { ModalDp } from './ModalDp.tsx'
import { notaServiceKe } from './nota.ts'
import { TiketButton } from './TiketButton.tsx'
import { useSimpanService, type ServiceTersimpan } from './useSimpanService.ts'
import '#client/kasir/till.css'
import './service.css'

/** The modal that lies over the counter. */
type Opened = { apa: 'bayar' | 'pelanggan' } | { apa: 'tersimpan'; service: ServiceTersimpan }

/** Goods for repair taken in while the customer waits: what, how heavy, what is to be done, by when, and the DP (DOMAIN §B.7). */
export function TransaksiServices() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [opened, buka] = useState<Opened>()
  useEffect(() => saveDraft(draft), [draft])
  const { baris: lines, pelanggan, pembayaran, dikirim } = draft
  const total = lineTotal(lines)
  const estimasi = draft.estimasi_tanggal || estimasiLazim(hariIni)

  const change = (bagian: Partial<DraftService>) => {
    setDraft((d) => ({ ...d, ...bagian }))
    setErrors((before) => before.filter((e) => !Object.keys(bagian).some((name) => e.field.startsWith(name))))
  }
  const fillPelanggan = (bagian: Partial<Pelanggan>) => {
    setDraft((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
    setErrors((before) => before.filter((e) => !(e.field in bagian)))
  }
  const fillLine = (lines: Line[]) => {
    const [before, after] = [
      { list: pembayaran, total },
      { list: pembayaran, total: lineTotal(lines) },
    ]
    change({ baris: lines, pembayaran: [...tunaiMengikuti(before, after)] })
    setErrors((all) => all.filter((e) => !e.field.startsWith('detail_barang')))
  }
  const kosongkan = () => {
    setDraft(newDraft())
    setErrors([])
  }
  const { simpan, busy, modal } = useSimpanService(
    {
      draft,
      hariIni,
      ganti: (next) => {
        saveDraft(next)
        setDraft(next)
      },
      kosongkan,
      setErrors,
    },
    (service) => buka({ apa: 'tersimpan', service }),
  )
  const keBarang = (urut = 0) => setTimeout(() => fokus(idNama(urut)))
  const tutup = () => {
    buka(undefined)
    keBarang()
  }
  const tambah = () => {
    if (dikirim || lines.length >= MAX_SERVICE_LINES) return
    fillLine([...lines, emptyLine()])
    keBarang(lines.length)
  }
  const hapus = ({ kunci }: Line) => {
    dropDraftFoto(kunci)
    fillLine(lines.filter((b) => b.kunci !== kunci))
  }
  const bayar = () => !dikirim && total > 0 && buka({ apa: 'bayar' })
  const ulang = async () => {
    if (!(await confirm('Kosongkan service ini'))) return
    dropDraftFoto(...lines.map((b) => b.kunci))
    kosongkan()
    keBarang()
  }
  useKeys(
    {
      F3: tambah,
      F4: () => fokus(ID_SALES),
      F7: () => !dikirim && buka({ apa: 'pelanggan' }),
      F8: bayar,
      F9: simpan,
    },
    { leave: 'F9' },
  )
  const siapa = { pelanggan, errors, disabled: dikirim, onUbah: fillPelanggan }
  const f = fieldsOf(draft, change, (field) => errorOf(errors, field), dikirim)
  return (
    <>
      <div className="till service-till" onKeyDown={enterGoesOn}>
        <PageHeader title="Transaksi Services">
          <Button onClick={tambah} disabled={dikirim || lines.length >= MAX_SERVICE_LINES}>
            Tambah Barang <kbd>F3</kbd>
          </Button>
          <Button onClick={() => void ulang()} disabled={busy}>
            Kosongkan
          </Button>
        </PageHeader>
        <div className="till-main">
          {lines.map((line, i) => (
            <LineInput
              key={line.kunci}
              line={line}
              urut={i}
              errors={errors}
              disabled={dikirim}
              onUbah={(next) => fillLine(lines.map((b) => (b.kunci === next.kunci ? next : b)))}
              onHapus={lines.length > 1 ? () => hapus(line) : undefined}
            />
          ))}
          <FieldErrors errors={errors.filter((e) => e.field === 'detail_barang')} />
        </div>
        <aside className="till-side">
          <PanelPelanggan {...siapa} onSelesai={() => keBarang()} onBuka={() => buka({ apa: 'pelanggan' })} />
          <section className="card" aria-label="Total">
            <dl className="service-angka">
              <dt>Perkiraan Ongkos</dt>
              <dd>
                <Rupiah value={total} strong />
              </dd>
              <dt>DP</dt>
              <dd>
                <Rupiah value={totalBayar(pembayaran)} />
              </dd>
              <dt>Sisa Saat Diambil</dt>
              <dd>
                <Rupiah value={rupiah(total - totalBayar(pembayaran))} />
              </dd>
              <dt>Estimasi Selesai</dt>
              <dd>{estimasi}</dd>
            </dl>
            {f.text('keterangan', 'Keterangan', 200)}
            <KakiTotal
              apa="Service"
              errors={errors}
              diField={({ field }) => !field.startsWith('pembayaran') && field !== 'estimasi_tanggal'}
              empty={false}
              dikirim={dikirim}
              busy={busy}
              lunas={pembayaran.length > 0}
              onBayar={bayar}
              onSimpan={simpan}
            />
          </section>
        </aside>
        <KeyMap button={KEYS} />
      </div>
      {opened?.apa === 'pelanggan' && <ModalPelanggan {...siapa} onTutup={tutup} />}
      {opened?.apa === 'bayar' && (
        <ModalDp
          total={total}
          value={pembayaran}
          onChange={(next) => change({ pembayaran: next })}
          estimasi={estimasi}
          hariIni={hariIni}
          onEstimasi={(estimasi_tanggal: TanggalSystem) => change({ estimasi_tanggal })}
          onTutup={tutup}
          onSimpan={() => {
            tutup()
            simpan()
          }}
        />
      )}
      {opened?.apa === 'tersimpan' && (
        <ModalTersimpan
          title={simpanService.message}
          cetakan={notaServiceKe(opened.service.no_faktur_service)}
          label="DP"
          total={opened.service.dp}
          kembalian={opened.service.kembalian}
          selesai="Service Berikutnya"
          onSelesai={tutup}
        >
          <TiketButton no_faktur_service={opened.service.no_faktur_service} />
        </ModalTersimpan>
      )}
      {modal}
    </>
  )
}

/** Buttons say their own. */
const KEYS: readonly KeyMeaning[] = [
  ['F3', 'Tambah barang'],
  ['F4', 'Sales'],
  ['F7', 'Pelanggan'],
  ['F8', 'DP'],
  ['F9', 'Simpan'],
  ['Ctrl Enter', 'OK di jendela'],
]
