import { Button } from 'antd'
import { useState } from 'react'
import { MAX_HUTANG_LINES, simpanHutang, validasiHutang, type AcuanHutang } from '#domain/calls/hutang.ts'
import { pinjamanBedaUser } from '#domain/rules/pinjaman.ts'
import type { Milligram } from '#domain/units.ts'
import { confirm } from '#client/net/dialogs.ts'
import { IdentitasForm } from '#client/kasir/IdentitasForm.tsx'
import { dropDraftFoto } from '#client/kasir/line-foto.ts'
import { ScanInput } from '#client/kasir/ScanInput.tsx'
import { ModalPembayaran } from '#client/kasir/ModalPembayaran.tsx'
import { Divalidasi, ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { KeyMap, type KeyMeaning } from '#client/kasir/KeyMap.tsx'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { useSettings } from '#client/kasir/acuan.ts'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { useResult } from '#client/kasir/useScan.ts'
import { ModalPelanggan } from '#client/features/member/ModalPelanggan.tsx'
import { ID_SALES, PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { useAcuanHutang } from './acuan.ts'
import { emptyLine, type Line } from './lines.ts'
import { isEmptyDraft } from './draft.ts'
import { sebutanPeminjam } from './identitas.ts'
import { ID_AMPLOP, ID_BRUTO, AmplopForm } from './AmplopForm.tsx'
import { idBerat, idNama, BarangForm } from './BarangForm.tsx'
import { Jadwal } from './Jadwal.tsx'
import { kodeNota } from '#client/kasir/dokumen.ts'
import { ModalHutang } from './ModalHutang.tsx'
import { notaHutangKe } from './nota.ts'
import { ID_JUMLAH, PanelPinjaman } from './PanelPinjaman.tsx'
import { PeringatanIzin } from './PeringatanIzin.tsx'
import { LabelAmplopButton } from './LabelAmplopButton.tsx'
import { isNoHutang, useCariHutang } from './useCariHutang.ts'
import { useSimpanHutang, type HutangTersimpan } from './useSimpanHutang.ts'
import { useTransaksiHutang } from './useTransaksiHutang.ts'
import '#client/kasir/till.css'
import './hutang.css'

/** Lending at the counter: who, on what, how much of its worth, on what terms; keys and scanner alone do (DOMAIN §B.8). */
export function TransaksiHutang() {
  const acuan = useAcuanHutang()
  if (!acuan.data) return <Menunggu reading={[acuan]} apa="Parameter Hutang" />
  return <Peminjam acuan={acuan.data} />
}

/** The modal that lies over the counter. */
type Opened =
  | { apa: 'bayar' | 'pelanggan' }
  | { apa: 'hutang'; no: string }
  | { apa: 'tersimpan'; hutang: HutangTersimpan }

function Peminjam({ acuan }: { acuan: AcuanHutang }) {
  const transaksi = useTransaksiHutang(acuan)
  const { draft, hitungan, errors, dikenal, change, fillLine } = transaksi
  const { baris: lines, dikirim, pelanggan } = draft
  const siapa = { pelanggan, errors, disabled: dikirim, onUbah: transaksi.fillPelanggan }
  const [opened, buka] = useState<Opened>()
  const { simpan, busy, modal } = useSimpanHutang(transaksi, (hutang) => buka({ apa: 'tersimpan', hutang }))
  const { settings } = useSettings()
  const sendiri = settings && !pinjamanBedaUser(hitungan.jumlah, settings)
  const sekaligus = sendiri && bisaSekaligus(validasiHutang, settings) ? () => simpan(true) : undefined
  const { result, tell } = useResult(draft.id_trx)
  const { cari, busy: mencari } = useCariHutang(
    (no) => buka({ apa: 'hutang', no }),
    (pesan) => tell('wrong', pesan),
  )
  const ke = (id: string) => setTimeout(() => fokus(id))
  const tutup = () => buka(undefined)
  const tambah = () => {
    if (dikirim || lines.length >= MAX_HUTANG_LINES) return
    fillLine([...lines, emptyLine()])
    ke(idNama(lines.length))
  }
  const hapus = ({ kunci }: Line) => {
    dropDraftFoto(kunci)
    fillLine(lines.filter((b) => b.kunci !== kunci))
  }
  const kosongkan = async () => {
    if (!(await confirm('Kosongkan hutang ini'))) return
    dropDraftFoto(...lines.map((b) => b.kunci))
    transaksi.kosongkan()
  }
  /** Into the weight that has the focus, else the first that is still missing. */
  const timbang = (berat: Milligram) => {
    const disini = lines.findIndex((_, i) => document.activeElement?.id === idBerat(i))
    const empty = lines.findIndex((b) => b.berat === null)
    const urut = disini >= 0 ? disini : document.activeElement?.id === ID_BRUTO ? -1 : empty
    if (dikirim) return
    if (urut < 0) change({ berat_bruto: berat })
    else fillLine(lines.map((b, i) => (i === urut ? { ...b, berat } : b)))
  }
  const bayar = () => !dikirim && hitungan.jumlah > 0 && buka({ apa: 'bayar' })
  const pakaiMaks = () => {
    if (!dikirim && hitungan.maks_pinjaman > 0) change({ jumlah_hutang: hitungan.maks_pinjaman })
    fokus(ID_JUMLAH)
  }
  useKeys(
    {
      F2: () => fokus(idNama(lines.length - 1)),
      F3: tambah,
      F4: () => fokus(ID_SALES),
      F6: () => ambilBerat(timbang),
      F7: () => !dikirim && buka({ apa: 'pelanggan' }),
      F8: bayar,
      F9: () => simpan(),
      'Shift+F9': () => !dikirim && sekaligus?.(),
      F10: pakaiMaks,
      F11: () => fokus(ID_AMPLOP),
    },
    { leave: 'F9' },
  )
  return (
    <>
      <PeringatanIzin acuan={acuan} />
      <div className="till hutang-till" onKeyDown={enterGoesOn}>
        <PageHeader title="Transaksi Hutang">
          <TimbanganButton onAmbil={() => ambilBerat(timbang)} />
          <Button onClick={tambah} disabled={dikirim || lines.length >= MAX_HUTANG_LINES}>
            Tambah Barang <kbd>F3</kbd>
          </Button>
          {!isEmptyDraft(draft) && (
            <Button onClick={() => void kosongkan()} disabled={busy}>
              Kosongkan
            </Button>
          )}
        </PageHeader>
        <div className="till-main">
          <div>
            <ScanInput
              mode={{
                kode: 'hutang',
                scan: {
                  label: 'Cari hutang',
                  placeholder: 'Hutang yang berjalan: scan amplop, segel, atau nota',
                  mask: kodeNota,
                  isCode: isNoHutang,
                  inputMode: 'text',
                  onScan: cari,
                  busy: mencari,
                },
                result,
              }}
              active={!dikirim && !opened}
            />
          </div>
          {lines.map((line, i) => (
            <BarangForm
              key={line.kunci}
              line={line}
              nilai={hitungan.baris[i]!}
              urut={i}
              acuan={acuan}
              errors={errors}
              disabled={dikirim}
              onUbah={(next) => fillLine(lines.map((b) => (b.kunci === next.kunci ? next : b)))}
              onHapus={lines.length > 1 ? () => hapus(line) : undefined}
            />
          ))}
          <FieldErrors errors={errors.filter((e) => e.field === 'detail_barang')} />
          <AmplopForm draft={draft} berat_emas={hitungan.berat_emas} errors={errors} onUbah={change} />
          {hitungan.pinjaman && (
            <div className="card">
              <Jadwal pinjaman={hitungan.pinjaman} hariIni={transaksi.hariIni} />
            </div>
          )}
        </div>
        <aside className="till-side">
          <PanelPelanggan
            {...siapa}
            identitas={sebutanPeminjam(draft.identitas, dikenal)}
            onSelesai={() => ke(idNama(0))}
            onBuka={() => buka({ apa: 'pelanggan' })}
          />
          <PanelPinjaman
            transaksi={transaksi}
            busy={busy}
            onBayar={bayar}
            onSimpan={() => simpan()}
            onSekaligus={sekaligus}
          />
        </aside>
        <KeyMap button={KEYS} />
      </div>
      {opened?.apa === 'pelanggan' && (
        <ModalPelanggan {...siapa} onTutup={tutup}>
          <IdentitasForm
            siapa="Peminjam"
            wajib={!dikenal}
            sepertiDikatakan={{ nama: pelanggan.nama_customer, alamat: pelanggan.alamat_customer }}
            identitas={draft.identitas}
            errors={errors}
            disabled={dikirim}
            onUbah={transaksi.fillIdentitas}
          />
        </ModalPelanggan>
      )}
      {opened?.apa === 'bayar' && (
        <ModalPembayaran
          arah="KELUAR"
          total={hitungan.jumlah}
          value={draft.pembayaran}
          onChange={(pembayaran) => change({ pembayaran })}
          onTutup={tutup}
          onSimpan={() => {
            tutup()
            simpan()
          }}
          onSekaligus={
            sekaligus &&
            (() => {
              tutup()
              sekaligus()
            })
          }
        />
      )}
      {opened?.apa === 'hutang' && <ModalHutang no_faktur_hutang={opened.no} onTutup={tutup} />}
      {opened?.apa === 'tersimpan' && (
        <ModalTersimpan
          title={simpanHutang.message}
          cetakan={notaHutangKe(opened.hutang.no_faktur_hutang)}
          label="Dibayarkan Ke Customer"
          total={opened.hutang.jumlah_hutang}
          sementara={opened.hutang.status_valid === 'OPEN'}
          selesai="Hutang Berikutnya"
          onSelesai={tutup}
        >
          {opened.hutang.status_valid === 'OPEN' ? (
            <p>Uang dibayarkan kasir sesudah hutang ini divalidasi di Validasi Hutang.</p>
          ) : (
            <Divalidasi />
          )}
          {opened.hutang.alasan_tidak_bisa.map((text) => (
            <p key={text} className="till-perlu">
              {text}
            </p>
          ))}
          <LabelAmplopButton no_faktur_hutang={opened.hutang.no_faktur_hutang} />
        </ModalTersimpan>
      )}
      {modal}
    </>
  )
}

/** Buttons say their own. */
const KEYS: readonly KeyMeaning[] = [
  ['F2', 'Barang'],
  ['F3', 'Tambah barang'],
  ['F4', 'Sales'],
  ['F6', 'Timbang'],
  ['F7', 'Pelanggan'],
  ['F8', 'Bayar'],
  ['F9', 'Simpan'],
  ['F10', 'Maks pinjaman'],
  ['F11', 'Amplop'],
]
