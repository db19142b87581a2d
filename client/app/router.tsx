import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import { menus } from '#domain/menus.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Gated } from './Gated.tsx'
import { Layout } from './Layout.tsx'
import { screenAt } from './screens.tsx'
import { loadIfOtherVersion } from './versi-lain.ts'

const root = createRootRoute({ component: Layout, notFoundComponent: NotFound, errorComponent: Broken })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard' })
  },
})

/** Registered once each (DOMAIN §I-33). */
const routes = menus.map(({ path }) => {
  const Screen = lazyRouteComponent(screenAt(path))
  const component = Object.assign(
    () => (
      <Gated path={path}>
        <Screen path={path} />
      </Gated>
    ),
    Screen.preload ? { preload: Screen.preload } : {},
  )
  return createRoute({ getParentRoute: () => root, path, component, errorComponent: Broken })
})

/** No entry of the menu: it is there for as long as a shop is being opened. */
const pembukaan = createRoute({
  getParentRoute: () => root,
  path: '/pembukaan',
  component: lazyRouteComponent(() => import('#client/features/pembukaan/Lanjutan.tsx'), 'Lanjutan'),
  errorComponent: Broken,
})

/** The specification's empty page; no entry of the menu either. */
const blank = createRoute({
  getParentRoute: () => root,
  path: '/blank',
  component: () => <Gated path="/blank">{null}</Gated>,
})

export const router = createRouter({
  routeTree: root.addChildren([start, pembukaan, blank, ...routes]),
  defaultPreload: 'intent',
  defaultPreloadDelay: 80,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

function NotFound() {
  return (
    <EmptyState page title="Halaman Tidak Ditemukan">
      <a className="button button-primary" href="/dashboard">
        {messages.goHome}
      </a>
    </EmptyState>
  )
}

function Broken({ error }: { error: unknown }) {
  console.error(error)
  useEffect(() => void loadIfOtherVersion(), [])
  return (
    <EmptyState page title={messages.oopss} text="Layar ini tidak dapat ditampilkan.">
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {messages.cobaLagi}
      </button>
    </EmptyState>
  )
}
