import {useEffect, useRef} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import {useRouter} from 'sanity/router'

/**
 * Goes back to drafts when the preview is left: with "As a visitor sees it now" no form of the Studio can be edited,
 * and outside the preview nobody would know why.
 */
export function DraftsOutsidePreview(props: ActiveToolLayoutProps) {
  const tool = props.activeTool?.name
  const before = useRef(tool)
  const {navigateUrl, stickyParams} = useRouter()
  const perspective = stickyParams['perspective']
  useEffect(() => {
    const hasLeft = before.current === 'presentation' && tool !== 'presentation'
    before.current = tool
    if (!hasLeft || perspective !== 'published') return
    // By URL: the router's own state can still be that of the preview here.
    const {pathname, searchParams, hash} = new URL(location.href)
    searchParams.delete('perspective')
    const search = searchParams.size > 0 ? `?${searchParams}` : ''
    navigateUrl({path: pathname + search + hash, replace: true})
  }, [tool, perspective, navigateUrl])
  return props.renderDefault(props)
}
