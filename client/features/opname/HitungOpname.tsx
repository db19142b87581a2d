import { Button, Segmented } from 'antd'
import { useState } from 'react'
import {
  barangOpname,
  batalOpname,
  lihatOpname,
  scanOpname,
  tarikScan,
  type OpnameDilihat,
  type ScanOpname,
} from '#domain/calls/opname.ts'
import { formatNumber } from '#domain/format.ts'
import { barcodeDari, useResult } from '#client/kasir/useScan.ts'
import { useJarang } from '#client/net/jarang.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellFailure, useCall, useSend } from '#client/net/query.ts'
import { draftPlace } from '#client/net/draft.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { NUMBERS, numberColumn, SEBUTAN } from './columns.tsx'
import { BarangHitungan } from './BarangHitungan.tsx'
import { ModalBatal } from './ModalBatal.tsx'
import { ModalFinal } from './ModalFinal.tsx'
import { ScanTerakhir } from './ScanTerakhir.tsx'
import { useAntrian } from './useAntrian.ts'

type Baki = OpnameDilihat['baki'][number]
/** The tray at which one stands: a reload stays there. */
const diBaki = draftPlace<{ no: string; kode_baki: string }>('stock_opname_baki')

const LIHAT = [
  { value: 'SCAN', label: 'Scan Terakhir' },
  { value: 'BAKI', label: 'Per Baki' },
  { value: 'BELUM', label: 'Belum Ketemu' },
  { value: 'EXCEED', label: 'Lebih' },
] as const
const SELESAI = [
  { value: 'BAKI', label: 'Per Baki' },
  { value: 'LOST', label: 'Hilang' },
  { value: 'EXCEED', label: 'Lebih' },
  { value: 'KELUAR', label: 'Keluar' },
  { value: 'FOUND', label: 'Ketemu' },
] as const

/** Counters are asked for at the first scan, and of many no more often than this. */
const PAUSE_MS = 500

/** A single count, as all who count see it; the scans of others appear by themselves. */
export function HitungOpname({ no, onTutup }: { no: string; onTutup: () => void }) {
  const reading = useCall(lihatOpname, { params: { no } }, { staleTime: 0 })
  const segarkan = useJarang(() => invalidate(lihatOpname, barangOpname), PAUSE_MS)
  useLive('opname', (news) => {
    if (!news || (news as { no: string }).no === no) segarkan()
  })
  if (!reading.data)
    return (
      <>
        <PageHeader title="Stock Opname">
          <Button onClick={onTutup}>Kembali</Button>
        </PageHeader>
        <Menunggu reading={reading} apa="Stock Opname" />
      </>
    )
  return <Hitungan opname={reading.data} segarkan={segarkan} onTutup={onTutup} />
}

const kata = (s: ScanOpname): string => {
  const barang = `${s.nama_barang} ${s.kode_barcode}`
  if (!s.baru) return `${barang} sudah discan ${s.scan_by} di ${s.kode_baki} jam ${s.jam.slice(0, 5)}`
  return s.hasil === 'FOUND' ? `Ketemu ${barang}` : `LEBIH ${barang}, menurut buku ${s.menurut_buku}`
}

interface HitunganProps {
  opname: OpnameDilihat
  segarkan: () => void
  onTutup: () => void
}

function Hitungan({ opname, segarkan, onTutup }: HitunganProps) {
  const { no, baki, status } = opname
  const opened = status === 'OPEN'
  const menghitung = opened && mayMake(scanOpname)
  const [chosen, setChosen] = useState(() => {
    const kept = diBaki.read()
    return kept?.no === no ? kept.kode_baki : ''
  })
  const disini =
    baki.length === 1 ? baki[0]!.kode_baki : baki.some((b) => b.kode_baki === chosen) ? chosen : ''
  const choose = (kode_baki: string) => {
    setChosen(kode_baki)
    diBaki.write({ no, kode_baki })
    keScan()
  }
  const [lihat, setLihat] = useState<string>(opened ? 'SCAN' : 'BAKI')
  const [modal, setModal] = useState<'final' | 'batal'>()
  const { result, tell } = useResult(no)
  const antrian = useAntrian({
    onAnswer: (answer) => {
      tell(!answer.baru ? 'there' : answer.hasil === 'FOUND' ? 'good' : 'wrong', kata(answer))
      segarkan()
    },
    onTolak: (kode_barcode, error) => {
      tell('wrong', `${kode_barcode}: ${error.message}`)
      segarkan()
    },
  })
  const scan = (code: string, diketik: boolean) => {
    const read = barcodeDari(code, diketik)
    if ('wrong' in read) return tell('wrong', read.wrong)
    if (!disini) return tell('wrong', 'Pilih Baki Yang Dihitung Dulu')
    antrian.kirim({ no, kode_baki: disini, kode_barcode: read.kode_barcode })
  }
  const { send: tarik, busy: menarik } = useSend(tarikScan, {
    changes: [lihatOpname, barangOpname],
    onDone: ({ data }) => tell('there', `Ditarik ${data.nama_barang} ${data.kode_barcode}`),
    onError: (error) => {
      tell('wrong', error.message)
      if (error.unknown) void tellFailure(error)
    },
  })
  const tarikTerakhir = () => {
    if (menghitung && !menarik && antrian.menunggu === 0) void tarik({ params: { no } })
  }
  const selesaikan = () => {
    if (menghitung && antrian.menunggu === 0) setModal('final')
  }
  useKeys({ F2: tarikTerakhir, F9: selesaikan })

  const columns: DataColumn<Baki>[] = [
    { key: 'kode_baki', title: 'Baki', value: (b) => b.kode_baki },
    { key: 'nama_baki', title: 'Nama', value: (b) => b.nama_baki },
    ...numberColumn<Baki>(!opened),
  ]
  return (
    <>
      <PageHeader
        title={`Stock Opname ${opname.tempat}`}
        about={`${no} · ${opname.input_by}${opened ? '' : ` · ${status}`}${opname.keterangan === '-' ? '' : ` · ${opname.keterangan}`}`}
      >
        <Button onClick={onTutup}>Kembali</Button>
        {menghitung && (
          <>
            {mayMake(batalOpname) && (
              <Button danger onClick={() => setModal('batal')}>
                Batal
              </Button>
            )}
            <Button disabled={antrian.menunggu > 0} loading={menarik} onClick={tarikTerakhir}>
              Tarik Scan Saya <kbd>F2</kbd>
            </Button>
            <Button type="primary" disabled={antrian.menunggu > 0} onClick={selesaikan}>
              Selesaikan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      <section className="opname" aria-label="Hitungan">
        {menghitung && baki.length > 1 && (
          <Field label="Baki Yang Dihitung" required>
            {(c) => (
              <Picker<string>
                {...c}
                reading={[]}
                showSearch={{ optionFilterProp: 'label' }}
                placeholder="Pilih baki"
                value={disini || null}
                options={baki.map((b) => ({
                  value: b.kode_baki,
                  label: `${b.kode_baki} · ${b.nama_baki} · ${formatNumber(b.hilang.qty)} belum`,
                }))}
                onChange={choose}
              />
            )}
          </Field>
        )}
        {menghitung && <ScanBox onScan={scan} busy={antrian.menunggu > 0} active={modal === undefined} />}
        <div className="opname-hitung">
          {menghitung && (
            <p className={`opname-result opname-result-${result?.tone ?? 'good'}`} role="status">
              {result?.text ?? ' '}
            </p>
          )}
          {antrian.disconnect && (
            <p className="opname-putus" role="alert">
              Koneksi terputus. {formatNumber(antrian.menunggu)} scan disimpan di sini dan dikirim begitu
              tersambung.
            </p>
          )}
          <Jumlah opname={opname} disini={menghitung ? disini : ''} />
        </div>
        <Segmented
          block
          className="opname-lihat"
          options={[...(opened ? LIHAT : SELESAI)]}
          value={lihat}
          onChange={setLihat}
        />
        {lihat === 'SCAN' ? (
          <ScanTerakhir scan={opname.scan} />
        ) : lihat === 'BAKI' ? (
          <DataTable
            label="Per baki"
            columns={columns}
            rows={baki}
            rowKey={(b) => b.kode_baki}
            search={false}
            pageSize={false}
            {...(menghitung ? { onOpen: (b: Baki) => choose(b.kode_baki), selectedKey: disini } : {})}
          />
        ) : (
          <BarangHitungan no={no} result={lihat} kode_baki={menghitung && lihat === 'BELUM' ? disini : ''} />
        )}
      </section>
      {modal === 'final' && (
        <ModalFinal
          no={no}
          onSelesai={() => {
            setModal(undefined)
            setLihat('BAKI')
          }}
          onClose={() => setModal(undefined)}
        />
      )}
      {modal === 'batal' && <ModalBatal no={no} onSelesai={onTutup} onClose={() => setModal(undefined)} />}
    </>
  )
}

/** Of the whole count, and of the tray at which one stands. */
function Jumlah({ opname, disini }: { opname: OpnameDilihat; disini: string }) {
  const here = opname.baki.length > 1 ? opname.baki.find((b) => b.kode_baki === disini) : undefined
  const i = opname.status === 'OPEN' ? 0 : 1
  return (
    <dl className="opname-angka" aria-label="Jumlah">
      {NUMBERS.map((name) => (
        <div key={name} className={`opname-${name}`}>
          <dt>{SEBUTAN[name][i]}</dt>
          <dd>
            <strong>{formatNumber(opname[name].qty)}</strong>
            <small>
              <Gram value={opname[name].berat} />
            </small>
            {here && (
              <small>
                {disini}: {formatNumber(here[name].qty)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
