import { Button } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { daftarTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { formatTanggal } from '#domain/format.ts'
import { kembalian, totalBayar, type JenisBayar, type Pembayaran as Baris } from '#domain/rules/pembayaran.ts'
import { periksaTitipan, tglKunciHarga, titipanMinimal } from '#domain/rules/titipan.ts'
import { sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { ApiError, call, newIdTrx } from '#client/api.ts'
import { currentSession } from '#client/app/session.ts'
import { invalidate, tellSaveError } from '#client/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useBanks } from '#client/ui/acuan.ts'
import { beep } from '#client/ui/beep.ts'
import { Pembayaran } from '#client/ui/Pembayaran.tsx'
import { pelangganDiminta } from '#client/ui/pelanggan.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { permintaan } from './draf.ts'
import { galatDari } from './galat.ts'
import type { useIzin } from './useIzin.ts'
import type { Transaksi } from './useTransaksi.ts'

/** A saved deposit, and what goes back over the counter. */
export interface TitipanTersimpan extends CallReply<typeof simpanTitipan> {
  kembalian: Amount
}

interface Props {
  transaksi: Transaksi
  izin: ReturnType<typeof useIzin>
  onTutup: () => void
  onSaved: (titipan: TitipanTersimpan) => void
}

/** The pieces on the counter are set aside for a deposit instead of being sold (DOMAIN §B.2). */
export function ModalTitip({ transaksi, izin, onTutup, onSaved }: Props) {
  const { draf, hitungan, settings, setGalat, kosongkan } = transaksi
  const [id_trx] = useState(newIdTrx)
  const [list, setList] = useState<Baris[]>(draf.pembayaran)
  const [busy, setBusy] = useState(false)
  const total = hitungan.total_bayar
  const [kurang] = periksaTitipan(totalBayar(list), total, settings)

  const kirim = async () => {
    const baris = await izin.mintaSemua(draf.baris)
    if (!baris) return
    setBusy(true)
    try {
      const { detail_barang } = permintaan({ ...draf, baris })
      const lines = detail_barang.map(({ no_titip_group: _t, no_pesanan: _p, ...line }) => line)
      const reply = await call(simpanTitipan, { body: { id_trx, ...pelangganDiminta(draf.pelanggan), detail_barang: lines, pembayaran: list.map(({ terkunci: _, ...p }) => ({ ...p, jenis: p.jenis as JenisBayar })) } }, { idTrx: id_trx })
      kosongkan()
      beep('success')
      onSaved({ ...reply, kembalian: sumRupiah(list.map(kembalian)) })
      void invalidate(daftarTitipan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      if (!error.unknown) {
        setGalat(galatDari(error.errors, draf.baris.map((b) => b.barang.kode_barcode)))
        onTutup()
      }
      tellSaveError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <StaticModal
      open
      title="Titip"
      width={620}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup} disabled={busy}>Tutup</Button>
          <Button type="primary" loading={busy} disabled={kurang !== undefined} onClick={() => void kirim()}>Simpan Titipan</Button>
        </>
      }
    >
      <p>
        Titipan paling sedikit <Rupiah value={titipanMinimal(total, settings)} strong />. Harga dikunci sampai {formatTanggal(tglKunciHarga(currentSession()!.userdata.tgl_system, settings))}.
      </p>
      <Pembayaran total={total} value={list} onChange={setList} banks={useBanks()} />
      {list.length > 0 && kurang && <p className="till-galat" role="alert">{kurang.message}</p>}
    </StaticModal>
  )
}
