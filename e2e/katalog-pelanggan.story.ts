/** The customers' page: what somebody finds on it who has never been there, on a phone and at a desk, with a connection and without. */
import type { Page } from '@playwright/test'
import { must } from '#test/tools/client.ts'
import { buildMember } from '#test/tools/factories.ts'
import { lihat, lihatTelepon } from './kamera.ts'
import { fillKatalog, JUMLAH_ITEM } from './fill-katalog.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'

const TELEPON = { width: 390, height: 844 }

/** The opening screens were seen before, in this session. */
const pernahDatang = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => sessionStorage.setItem('katalog-splash', '1')))

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })

const kodeBaru = async (toko: Toko): Promise<{ kode: string; alamat: string }> =>
  must(await toko.minta('OWN1', 'POST', 'member/kode-katalog', { kode_member: 'M0000042' })).data

const kodeMember = async (toko: Toko): Promise<{ kode: string; alamat: string }> => {
  must(await toko.minta('OWN1', 'PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: toko.url }))
  await buildMember(toko, { kode_member: 'M0000042', nama_customer: 'SITI AMINAH', point: 12_500 })
  return kodeBaru(toko)
}

test.beforeEach(async ({ toko }) => fillKatalog(toko))

test(
  'a visitor: the opening screens once, a category, an item and WhatsApp, searches, a server that does not answer; without script too',
  { tag: '@customers' },
  async ({ page, browser, toko, awas }) => {
    awas.izinkan(/^404 GET \/katalog\//, /^503 /)
    await page.setViewportSize(TELEPON)

    await test.step('a first visit begins with the opening screens, once; then prices, categories, items, infos', async () => {
      await page.goto('/katalog')
      const splash = page.getByRole('dialog', { name: 'Selamat datang' })
      await expect(splash.getByText('Selamat datang')).toBeVisible()
      await splash.getByRole('button', { name: 'Berikutnya' }).click()
      await expect(splash.getByText('2 / 3')).toBeVisible()
      await splash.getByRole('button', { name: 'Lewati' }).click()
      await expect(splash).toBeHidden()

      const harga = page.getByRole('table', { name: 'Emas Perhiasan' })
      await expect(
        harga.getByRole('row', { name: /EMAS 37.5%.*9K.*Untuk sehari-hari.*650,000/ }),
      ).toBeVisible()
      await expect(page.getByText(/Rupiah per gram, 15 Januari 2025\./)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Koleksi Lebaran' })).toBeVisible()
      await expect(page.getByRole('link', { name: /Kalung & Liontin/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Cara Merawat Emas' })).toBeVisible()

      await page.reload()
      await expect(harga).toBeVisible()
      await expect(splash).toBeHidden()
    })

    await page.setViewportSize({ width: 1366, height: 768 })
    await test.step('from a category to an item, its pictures by keys, and to WhatsApp with the item in the message', async () => {
      await page.goto('/katalog')
      await page
        .getByRole('link', { name: /^Cincin/ })
        .first()
        .click()
      await expect(title(page, 'Cincin')).toBeFocused()
      await expect(page).toHaveURL(/\/katalog\/kategori\/KTG-0001$/)
      await page.getByRole('link', { name: /Cincin <Melati> & "Mawar"/ }).click()
      await expect(title(page, 'Cincin <Melati> & "Mawar"')).toBeVisible()
      await expect(page).toHaveTitle('Cincin <Melati> & "Mawar" · TOKO EMAS KENCANA')
      await expect(page.getByText('1.625 gram')).toBeVisible()
      await expect(page.getByText('Rp. 1,550,000')).toBeVisible()

      const galeri = page.getByRole('region', { name: /^Gambar/ })
      await galeri.getByRole('list').focus()
      await page.keyboard.press('ArrowRight')
      await expect(galeri.getByText('2 / 3')).toBeVisible()
      await galeri.getByRole('button', { name: 'Berikutnya' }).click()
      await expect(galeri.getByText('3 / 3')).toBeVisible()

      const wa = new URL(
        (await page.getByRole('link', { name: 'Tanya lewat WhatsApp' }).getAttribute('href'))!,
      )
      expect(wa.origin + wa.pathname).toBe('https://wa.me/6281234567890')
      expect(wa.searchParams.get('text')).toBe(
        `Halo Rina, saya ingin bertanya tentang Cincin <Melati> & "Mawar" (ITM-0001, 1.625 gram): ${toko.url}/katalog/item/ITM-0001`,
      )
      await expect(page.getByRole('link', { name: 'Buka tautan perhiasan ini' })).toHaveAttribute(
        'href',
        'https://contoh.example/perhiasan',
      )
      await page.goBack()
      await expect(title(page, 'Cincin')).toBeVisible()
    })

    await test.step('by hashtag, by a word in the name, page by page; and what is not there is said', async () => {
      await page.goto('/katalog/item/ITM-0001')
      await page.getByRole('link', { name: '#couple/pasangan' }).click()
      await expect(page.getByText('1 perhiasan')).toBeVisible()
      await page.getByRole('link', { name: '#17K', exact: true }).click()
      await expect(page.getByText(`${JUMLAH_ITEM} perhiasan`)).toBeVisible()
      await page.getByRole('link', { name: 'Berikutnya' }).click()
      await expect(page.getByText('Halaman 2 dari 2')).toBeVisible()
      await expect(page).toHaveURL(/hashtag\/17K\?halaman=2$/)

      const cari = page.getByRole('searchbox', { name: 'Cari perhiasan' })
      await cari.fill('melati')
      await cari.press('Enter')
      await expect(page.getByText('1 perhiasan')).toBeVisible()
      // From here on it follows what is typed.
      await cari.fill('zamrud')
      await expect(page.getByText('Tidak ada perhiasan dengan nama “zamrud”')).toBeVisible()
      await expect(cari).toBeFocused()

      await page.goto('/katalog/item/ITM-9999')
      await expect(title(page, 'Tidak Ditemukan')).toBeVisible()
      await page.getByRole('link', { name: 'Ke Beranda' }).click()
      await expect(page.getByRole('table', { name: 'Emas Perhiasan' })).toBeVisible()
    })

    await test.step('a server that does not answer is told, and asked again', async () => {
      await page.goto('/katalog/toko')
      await page.route('**/katalog/v1/hadiah', (route) =>
        route.fulfill({ status: 503, json: { message: '' } }),
      )
      await page.getByRole('link', { name: 'Hadiah', exact: true }).click()
      await expect(title(page, 'Belum Bisa Ditampilkan')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Coba Lagi' }).click()
      await expect(page.getByText('Payung Lipat')).toBeVisible()
    })

    await test.step('it is read without script', async () => {
      const context = await browser.newContext({ baseURL: toko.url, javaScriptEnabled: false })
      const polos = await context.newPage()
      await polos.goto('/katalog')
      await expect(polos.getByRole('table', { name: 'Emas Perhiasan' })).toBeVisible()
      await polos.getByRole('searchbox').fill('melati')
      await polos.getByRole('button', { name: 'Cari' }).click()
      await polos.getByRole('link', { name: /Cincin <Melati>/ }).click()
      await expect(title(polos, 'Cincin <Melati> & "Mawar"')).toBeVisible()
      await context.close()
    })
  },
)

test(
  'a member sees their points by a code of the counter, typed or scanned, until they sign out; every page fits a phone and a desk',
  { tag: ['@customers', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/^404 GET \/katalog\//, /^\d+ POST \/katalog\/v1\/masuk/)
    await pernahDatang(page)

    await test.step('by a code that is typed or scanned, until they sign out', async () => {
      const { kode } = await kodeMember(toko)
      await page.goto('/katalog/member')
      await page.getByLabel('Kode').fill('SALAH-123')
      await page.getByRole('button', { name: 'Masuk' }).click()
      await expect(page.getByRole('alert')).not.toBeEmpty()
      await expect(page.getByLabel('Kode')).toHaveValue('SALAH-123')

      await page.getByLabel('Kode').fill(kode.toLowerCase())
      await page.getByRole('button', { name: 'Masuk' }).click()
      await expect(page.getByText('12,500 poin')).toBeVisible()
      await expect(page.getByText('Belum ada kupon yang berlaku.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('12,500 poin')).toBeVisible()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await expect(page.getByLabel('Kode')).toBeVisible()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)

      const { alamat } = await kodeBaru(toko)
      await page.goto(alamat)
      await expect(page.getByText('12,500 poin')).toBeVisible()
      await expect(page).toHaveURL(`${toko.url}/katalog/member`)
    })

    await test.step('every page fits a phone and a desk, and nothing in it is out of reach', async () => {
      await page.getByRole('button', { name: 'Keluar' }).click()
      await expect(page.getByLabel('Kode')).toBeVisible()
      const { kode } = await kodeBaru(toko)
      for (const [nama, alamat] of Object.entries(PAGE)) {
        await page.goto(alamat)
        await lihat(page, `katalog-${nama}`, { bingkai: true })
        for (const width of [390, 320]) {
          await page.setViewportSize({ ...TELEPON, width })
          await lihatTelepon(page, `katalog-${nama}-${width}`)
        }
      }
      await page.goto(`/katalog#kode=${kode}`)
      await expect(page.getByText('12,500 poin')).toBeVisible()
      await lihatTelepon(page, 'katalog-member-masuk')
    })
  },
)

const PAGE = {
  beranda: '/katalog',
  item: '/katalog/item/ITM-0001',
  hashtag: '/katalog/hashtag/17K',
  kosong: '/katalog/cari?q=zzz',
  harga: '/katalog/harga',
  hadiah: '/katalog/hadiah',
  toko: '/katalog/toko',
  member: '/katalog/member',
  'tidak-ada': '/katalog/tidak/ada',
}

test(
  'without a connection it shows what it read last, and when; it is an app of its own',
  { tag: ['@customers', '@offline'] },
  async ({ browser, toko }) => {
    const context = await browser.newContext({ baseURL: toko.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await pernahDatang(page)
    await page.goto('/katalog')
    const disimpan = () =>
      page.evaluate(async () =>
        (await (await caches.open('katalog-data')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(disimpan).toEqual(expect.arrayContaining(['/katalog/v1/harga', '/katalog/v1/hadiah']))

    // Two separate workers: the one of the tills has no say here, and this one none there.
    expect(
      await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      ),
    ).toEqual(['/katalog'])

    const alamatManifest = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(alamatManifest!)).json()) as {
      start_url: string
      scope: string
      display: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ start_url: '/katalog', scope: '/katalog', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200)
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))

    await context.setOffline(true)
    await page.reload()
    const luring = page.getByText(/^Tidak tersambung\. Data terakhir: /)
    await expect(luring).toBeVisible()
    await expect(page.getByRole('table', { name: 'Emas Perhiasan' })).toBeVisible()
    await page.getByRole('link', { name: 'Hadiah', exact: true }).click()
    await expect(page.getByText('Payung Lipat')).toBeVisible()
    await expect(luring).toBeVisible()
    // A page that was never read says so, also when it is opened by its address.
    await page.goto('/katalog/kategori/KTG-0002')
    await expect(title(page, 'Anda Sedang Luring')).toBeVisible()
    await context.setOffline(false)
    // By itself.
    await expect(title(page, 'Kalung & Liontin')).toBeVisible()
    await expect(luring).toBeHidden()
    await context.close()
  },
)

test(
  'what decides how quick it feels: nothing jumps, little is sent, nobody else is asked',
  { tag: ['@customers', '@drawn'] },
  async ({ page, toko }) => {
    await pernahDatang(page)
    await page.setViewportSize(TELEPON)
    const asing: string[] = []
    let script = 0
    page.on('request', (request) => {
      if (!request.url().startsWith(toko.url)) asing.push(request.url())
    })
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') script += (await response.body()).length
    })
    await page.addInitScript(() => {
      const terasa = { geser: 0, lcp: '' }
      Object.assign(window, { terasa })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
            terasa.geser += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          terasa.lcp = (entry as unknown as { element: Element | null }).element?.className ?? ''
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const alamat of ['/katalog', '/katalog/item/ITM-0001', '/katalog/hashtag/17K']) {
      script = 0
      await page.goto(alamat, { waitUntil: 'networkidle' })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const { geser, lcp } = await page.evaluate(
        () => (window as unknown as { terasa: { geser: number; lcp: string } }).terasa,
      )
      expect.soft(geser, `${alamat}: what moved by itself`).toBeLessThan(0.1)
      expect.soft(script, `${alamat}: bytes of script`).toBeLessThan(40_000)
      // The largest thing in sight stands in the page as it was sent, and is not fetched late.
      const terkirim = await (await page.request.get(alamat)).text()
      expect.soft(terkirim, `${alamat}: ${lcp}`).toContain(lcp)
      const pictures = [...terkirim.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
      expect.soft(pictures.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([])
      expect.soft(pictures.filter((tag) => !/ alt="/.test(tag))).toEqual([])
    }
    expect(asing).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  },
)
