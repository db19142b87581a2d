/**
 * The screen at every path of domain/menus.ts, loaded when it is opened. A path without a screen does not compile;
 * reports and landing pages need no line, for a single screen of their kind is told its own path.
 */
import type { ReactNode } from 'react'
import type { MenuPath } from '#domain/menus.ts'

interface ScreenProps {
  path: MenuPath
}
type Load = () => Promise<{ default: (props: ScreenProps) => ReactNode }>

const home: Load = () => import('./Home.tsx').then((m) => ({ default: m.Home }))
const landing: Load = () => import('./Landing.tsx').then((m) => ({ default: m.Landing }))
const report: Load = () =>
  import('#client/reports/ReportScreen.tsx').then((m) => ({ default: m.ReportScreen }))
const master: Load = () =>
  Promise.all([import('#client/masters/MasterScreen.tsx'), import('#domain/masters/index.ts')]).then(
    ([{ MasterScreen }, { masterAt }]) => ({
      default: ({ path }) => <MasterScreen key={path} master={masterAt(path)!} />,
    }),
  )

const katalog: Load = () =>
  import('#client/katalog/KatalogScreen.tsx').then(({ KatalogDi }) => ({
    default: ({ path }) => <KatalogDi key={path} path={path} />,
  }))

const antrian: Load = () =>
  import('#client/validasi/Validasi.tsx').then(({ Validasi }) => ({
    default: ({ path }) => <Validasi key={path} path={path} />,
  }))

const kasBank: Load = () =>
  import('#client/features/kas/KasBank.tsx').then(({ KasBank }) => ({
    default: ({ path }) => <KasBank key={path} path={path} />,
  }))

type OfItsKind = Extract<MenuPath, `/laporan-${string}` | `/SubMenu${string}`>

export const screenAt = (path: MenuPath): Load => {
  if (path.startsWith('/laporan-')) return report
  return path.startsWith('/SubMenu') ? landing : screens[path as Exclude<MenuPath, OfItsKind>]
}

const screens: Record<Exclude<MenuPath, OfItsKind>, Load> = {
  '/home': home,
  '/dashboard': home,

  '/transaksi-penjualan': () =>
    import('#client/features/penjualan/TransaksiPenjualan.tsx').then((m) => ({
      default: m.TransaksiPenjualan,
    })),
  '/lihat-penjualan': () =>
    import('#client/features/penjualan/LihatPenjualan.tsx').then((m) => ({ default: m.LihatPenjualan })),
  '/validasi-penjualan': antrian,
  '/batal-penjualan': () =>
    import('#client/features/penjualan/BatalPenjualan.tsx').then((m) => ({ default: m.BatalPenjualan })),

  '/daftar-aml': () => import('#client/features/aml/AmlList.tsx').then((m) => ({ default: m.AmlList })),

  '/transaksi-pembelian': () =>
    import('#client/features/pembelian/TransaksiPembelian.tsx').then((m) => ({
      default: m.TransaksiPembelian,
    })),
  '/lihat-pembelian': () =>
    import('#client/features/pembelian/LihatPembelian.tsx').then((m) => ({ default: m.LihatPembelian })),
  '/batal-pembelian': () =>
    import('#client/features/pembelian/BatalPembelian.tsx').then((m) => ({ default: m.BatalPembelian })),

  '/transaksi-hutang': () =>
    import('#client/features/hutang/TransaksiHutang.tsx').then((m) => ({ default: m.TransaksiHutang })),
  '/lihat-hutang': () =>
    import('#client/features/hutang/LihatHutang.tsx').then((m) => ({ default: m.LihatHutang })),
  '/batal-hutang-lunas': () =>
    import('#client/features/hutang/BatalHutangLunas.tsx').then((m) => ({ default: m.BatalHutangLunas })),
  '/validasi-hutang': antrian,

  '/data-users': () => import('#client/features/users/DataUsers.tsx').then((m) => ({ default: m.DataUsers })),
  '/hak-akses-users': () =>
    import('#client/features/hak-akses/HakAksesUsers.tsx').then((m) => ({ default: m.HakAksesUsers })),
  '/cadangan': () => import('#client/features/cadangan/Cadangan.tsx').then((m) => ({ default: m.Cadangan })),
  '/jejak': () => import('#client/features/jejak/Jejak.tsx').then((m) => ({ default: m.Jejak })),
  '/data-pribadi': () =>
    import('#client/features/retensi/DataPribadi.tsx').then((m) => ({ default: m.DataPribadi })),
  '/backup': () => import('#client/features/arsip/Backup.tsx').then((m) => ({ default: m.Backup })),
  '/settingsystem': () =>
    import('#client/features/setting-system/SettingSystem.tsx').then((m) => ({ default: m.SettingSystem })),
  '/settingNota': () =>
    Promise.all([
      import('#client/features/setting-nota/SettingNota.tsx'),
      import('#client/features/pesan/AturPesan.tsx'),
    ]).then(([{ SettingNota }, { AturPesan }]) => ({ default: () => <SettingNota pesan={<AturPesan />} /> })),
  '/settingtoko': () =>
    Promise.all([
      import('#client/features/toko/SettingToko.tsx'),
      import('#client/features/saldo-awal/StokAwalButton.tsx'),
      import('#client/features/saldo-berjalan/BerjalanButton.tsx'),
      import('#client/features/label/SettingLabel.tsx'),
      import('#client/features/printer/SettingPrinter.tsx'),
    ]).then(
      ([{ SettingToko }, { StokAwalButton }, { BerjalanButton }, { SettingLabel }, { SettingPrinter }]) => ({
        default: () => (
          <SettingToko
            button={
              <>
                <StokAwalButton />
                <BerjalanButton />
              </>
            }
            label={<SettingLabel />}
            printer={<SettingPrinter />}
          />
        ),
      }),
    ),

  '/hitung-kas': () =>
    import('#client/features/hitung-kas/HitungKas.tsx').then((m) => ({ default: m.HitungKas })),

  '/data-barang': () =>
    import('#client/features/barang/DataBarang.tsx').then((m) => ({ default: m.DataBarang })),
  '/pindah-barang': () =>
    import('#client/features/pindah/PindahBarang.tsx').then((m) => ({ default: m.PindahBarang })),

  '/cetak-barcode': () =>
    import('#client/features/label/CetakBarcode.tsx').then((m) => ({ default: m.CetakBarcode })),
  '/pindah-barang-satu-baki': () =>
    import('#client/features/pindah/PindahSatuBaki.tsx').then((m) => ({ default: m.PindahSatuBaki })),
  '/tambah-data-barang': () =>
    import('#client/features/tambah/TambahBarang.tsx').then((m) => ({ default: m.TambahBarang })),
  '/kirim-barang-kecabang': () =>
    import('#client/features/kirim/KirimBarang.tsx').then((m) => ({ default: m.KirimBarang })),
  '/terima-barang': () =>
    import('#client/features/kirim/TerimaBarang.tsx').then((m) => ({ default: m.TerimaBarang })),
  '/timbang-baki': () =>
    import('#client/features/timbang-baki/TimbangBaki.tsx').then((m) => ({ default: m.TimbangBaki })),
  '/stock-opname': () =>
    import('#client/features/opname/StockOpname.tsx').then((m) => ({ default: m.StockOpname })),
  '/pindah-sortir': () =>
    import('#client/features/sortir/PindahSortir.tsx').then((m) => ({ default: m.PindahSortir })),
  '/cucian': () => import('#client/features/cucian/Cucian.tsx').then((m) => ({ default: m.Cucian })),
  '/hancur-data-barang': () =>
    import('#client/features/hancur/HancurBarang.tsx').then((m) => ({ default: m.HancurBarang })),
  '/konversi-barang': () =>
    import('#client/features/konversi/KonversiBarang.tsx').then((m) => ({ default: m.KonversiBarang })),

  '/tambah-uang-kas': kasBank,
  '/ambil-uang-kas': kasBank,
  '/tambah-uang-bank': kasBank,
  '/ambil-uang-bank': kasBank,

  '/cek-kupon': () => import('#client/features/kupon/CekKupon.tsx').then((m) => ({ default: m.CekKupon })),
  '/beli-hadiah': () =>
    import('#client/features/hadiah/BeliHadiah.tsx').then((m) => ({ default: m.BeliHadiah })),
  '/ambil-hadiah': () =>
    import('#client/features/hadiah/AmbilHadiah.tsx').then((m) => ({ default: m.AmbilHadiah })),

  '/data-member': () =>
    import('#client/features/member/DataMember.tsx').then((m) => ({ default: m.DataMember })),
  '/transaksi-member': () =>
    import('#client/features/member/TransaksiMember.tsx').then((m) => ({ default: m.TransaksiMember })),
  '/lihat-transaksi-member': () =>
    import('#client/features/member/LihatTransaksiMember.tsx').then((m) => ({
      default: m.LihatTransaksiMember,
    })),
  '/transaksi-poin': () =>
    import('#client/features/member/TransaksiPoin.tsx').then((m) => ({ default: m.TransaksiPoin })),
  '/tukar-point': () =>
    import('#client/features/hadiah/TukarPoint.tsx').then((m) => ({ default: m.TukarPoint })),
  '/database-member': () =>
    import('#client/features/member/DatabaseMember.tsx').then((m) => ({ default: m.DatabaseMember })),

  '/import-data-pusat': () =>
    import('#client/features/import-pusat/ImportDataPusat.tsx').then((m) => ({
      default: m.ImportDataPusat,
    })),

  '/transaksi-pesanan': () =>
    import('#client/features/pesanan/TransaksiPesanan.tsx').then((m) => ({ default: m.TransaksiPesanan })),
  '/lihat-pesanan': () =>
    import('#client/features/pesanan/LihatPesanan.tsx').then((m) => ({ default: m.LihatPesanan })),
  '/transaksi-services': () =>
    import('#client/features/service/TransaksiServices.tsx').then((m) => ({ default: m.TransaksiServices })),
  '/lihat-services': () =>
    import('#client/features/service/LihatServices.tsx').then((m) => ({ default: m.LihatServices })),
  '/lihat-titipan': () =>
    import('#client/features/titipan/LihatTitipan.tsx').then((m) => ({ default: m.LihatTitipan })),
  '/validasi-titipan': antrian,
  '/validasi-jual-beli': antrian,

  '/kategori-katalog': katalog,
  '/item-katalog': katalog,
  '/harga-katalog': katalog,
  '/banner-katalog': katalog,
  '/info-katalog': katalog,
  '/hadiah-katalog': katalog,
  '/kontak-admin-katalog': katalog,
  '/group-description-katalog': katalog,
  '/splashscreen-katalog': katalog,

  '/master-group': master,
  '/master-jenis': master,
  '/master-gudang': master,
  '/master-baki': master,
  '/master-bandrol': master,
  '/master-bank': master,
  '/master-rekening': master,
  '/master-sales': master,
  '/master-marketplace': master,
  '/master-kode-transaksi': master,
  '/master-kondisi-barang': master,
  '/master-kondisi-pembelian': master,
  '/master-kondisi-pinjaman': master,
  '/master-data-hadiah': master,
  '/master-parameter-point': master,
  '/master-parameter-harga-emas': () =>
    import('#client/features/harga-emas/ParameterHargaEmas.tsx').then((m) => ({
      default: m.ParameterHargaEmas,
    })),
  '/master-parameter-rugi-nota': master,
  '/master-parameter-kupon': master,
  '/master-kategori': master,
  '/master-tukang': master,
  '/master-timbangan': master,
  '/master-printer': master,
  '/master-kadar': master,
  '/master-hari-libur': master,
}
