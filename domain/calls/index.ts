/** Every HTTP call that is written by hand, and those of stock documents. Those of masters, catalogues and reports are derived from their definitions. */
import type { CallDefinition } from '../call.ts'
import * as aml from './aml.ts'
import * as arsip from './arsip.ts'
import * as aturNota from './atur-nota.ts'
import * as barang from './barang.ts'
import * as beranda from './beranda.ts'
import * as bersama from './bersama.ts'
import * as buku from './buku.ts'
import * as cari from './cari.ts'
import * as cetakan from './cetakan.ts'
import * as coretax from './coretax.ts'
import * as cariBarang from './cari-barang.ts'
import * as dipegang from './dipegang.ts'
import * as eod from './eod.ts'
import * as foto from './foto.ts'
import * as hargaEmas from './harga-emas.ts'
import * as hakAkses from './hak-akses.ts'
import * as notaBayarHutang from './nota-bayar-hutang.ts'
import * as notaPembelian from './nota-pembelian.ts'
import * as notaPenjualan from './nota-penjualan.ts'
import * as notaTerakhir from './nota-terakhir.ts'
import * as dataBarang from './data-barang.ts'
import * as databaseMember from './database-member.ts'
import * as hadiah from './hadiah.ts'
import * as kirim from './kirim.ts'
import * as cuci from './cuci.ts'
import * as hancur from './hancur.ts'
import * as konversi from './konversi.ts'
import * as kupon from './kupon.ts'
import * as identitas from './identitas.ts'
import * as izinGadai from './izin-gadai.ts'
import * as importPusat from './import-pusat.ts'
import * as jejak from './jejak.ts'
import * as retensi from './retensi.ts'
import * as kunciPortal from './kunci-portal.ts'
import * as label from './label.ts'
import * as member from './member.ts'
import * as opname from './opname.ts'
import * as otorisasi from './otorisasi.ts'
import * as pajakTarif from './pajak-tarif.ts'
import * as paraSystem from './para-system.ts'
import * as pengaturanNota from './pengaturan-nota.ts'
import * as perlengkapan from './perlengkapan.ts'
import * as pindah from './pindah.ts'
import * as pembukaan from './pembukaan.ts'
import * as pembelian from './pembelian.ts'
import * as penjualan from './penjualan.ts'
import * as pesan from './pesan.ts'
import * as pesanan from './pesanan.ts'
import * as ambilPesanan from './ambil-pesanan.ts'
import * as bahanTukang from './bahan-tukang.ts'
import * as katalog from './katalog.ts'
import * as katalogMember from './katalog-member.ts'
import * as kasBank from './kas-bank.ts'
import * as bayarHutang from './bayar-hutang.ts'
import * as fotoHutang from './foto-hutang.ts'
import * as hutang from './hutang.ts'
import * as notaHutang from './nota-hutang.ts'
import * as upahTukang from './upah-tukang.ts'
import * as poin from './poin.ts'
import * as sortir from './sortir.ts'
import * as sesi from './sesi.ts'
import * as fotoPembelian from './foto-pembelian.ts'
import * as fotoPesanan from './foto-pesanan.ts'
import * as fotoService from './foto-service.ts'
import * as fotoTimbangan from './foto-timbangan.ts'
import * as notaPesanan from './nota-pesanan.ts'
import * as notaTitipan from './nota-titipan.ts'
import * as terima from './terima.ts'
import * as hitungKas from './hitung-kas.ts'
import * as premi from './premi.ts'
import * as timbangBaki from './timbang-baki.ts'
import * as service from './service.ts'
import * as notaService from './nota-service.ts'
import * as titipan from './titipan.ts'
import * as toko from './toko.ts'
import * as transaksiMember from './transaksi-member.ts'
import { allCallsStok } from './dokumen-stok.ts'
import * as saldoAwalBerjalan from './saldo-awal-berjalan.ts'
import * as stokAwal from './stok-awal.ts'
import * as tambah from './tambah.ts'
import * as tutupBerjalan from './tutup-berjalan.ts'
import * as tutup from './tutup-toko.ts'
import * as users from './users.ts'
import * as validasi from './validasi.ts'
import * as wilayah from './wilayah.ts'

const isCall = (x: unknown): x is CallDefinition =>
  typeof x === 'object' && x !== null && 'method' in x && 'path' in x && 'may' in x

export const calls: readonly CallDefinition[] = [
  ...[
    sesi,
    pembukaan,
    toko,
    perlengkapan,
    jejak,
    retensi,
    kunciPortal,
    otorisasi,
    paraSystem,
    barang,
    dataBarang,
    foto,
    penjualan,
    aml,
    identitas,
    arsip,
    notaPenjualan,
    notaTerakhir,
    pembelian,
    notaPembelian,
    titipan,
    notaTitipan,
    pesanan,
    pesan,
    ambilPesanan,
    notaPesanan,
    fotoPembelian,
    fotoPesanan,
    fotoService,
    fotoTimbangan,
    service,
    notaService,
    hutang,
    notaHutang,
    fotoHutang,
    bayarHutang,
    notaBayarHutang,
    bahanTukang,
    upahTukang,
    katalog,
    katalogMember,
    kasBank,
    validasi,
    hargaEmas,
    beranda,
    bersama,
    cari,
    cariBarang,
    cetakan,
    coretax,
    pajakTarif,
    dipegang,
    member,
    databaseMember,
    transaksiMember,
    poin,
    kupon,
    hadiah,
    buku,
    label,
    pindah,
    izinGadai,
    importPusat,
    kirim,
    terima,
    timbangBaki,
    hitungKas,
    premi,
    opname,
    konversi,
    hancur,
    sortir,
    cuci,
    saldoAwalBerjalan,
    stokAwal,
    tambah,
    tutup,
    tutupBerjalan,
    eod,
    users,
    hakAkses,
    pengaturanNota,
    aturNota,
    wilayah,
  ].flatMap((area) => Object.values(area).filter(isCall)),
  ...allCallsStok,
]
