import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient, watchFocus } from '#client/net/query.ts'
import { AntdTheme } from '#client/ui/AntdTheme.tsx'
import { Toasts } from '#client/ui/Toasts.tsx'
import { router } from './router.tsx'

watchFocus()

/** All screens behind the sign-in page. */
export const Shell = () => (
  <QueryClientProvider client={queryClient}>
    <AntdTheme>
      <RouterProvider router={router} />
      <Toasts />
    </AntdTheme>
  </QueryClientProvider>
)
