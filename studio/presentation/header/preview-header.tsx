import {EditIcon} from '@sanity/icons/Edit'
import {LaunchIcon} from '@sanity/icons/Launch'
import {MobileDeviceIcon} from '@sanity/icons/MobileDevice'
import {RefreshIcon} from '@sanity/icons/Refresh'
import {Button, Flex, Stack, useMediaIndex} from '@sanity/ui'
import {useEffect, useEffectEvent, useRef} from 'react'
import type {PreviewHeaderProps} from 'sanity/presentation'

import {InstantField} from './instant-field.tsx'
import {PathField} from './path-field.tsx'
import {pathOnSite} from './path-on-site.ts'
import {useClickToEdit} from './use-click-to-edit.ts'
import {usePreviewChoice} from './use-preview-choice.ts'
import {useStoredToggle} from './use-stored-toggle.ts'

/** Which page the preview shows, as whom, how wide and at which time, in words of the office. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const {iframeRef, targetOrigin, previewUrl, presentationRef, overlaysConnection} = props
  const path = pathOnSite(previewUrl, targetOrigin)
  const url = new URL(path, targetOrigin).href
  const phone = usePhoneWidth(props)
  const clickToEdit = useClickToEdit(props)
  const [choice, choose] = usePreviewChoice(iframeRef, targetOrigin, clickToEdit.onPageLoad)
  const load = (page: string) => {
    presentationRef.send({type: 'iframe reload'})
    if (iframeRef.current) iframeRef.current.src = page
  }
  // Another page loads as a whole: the Studio's message to go there is lost while one loads.
  const go = (place: string) => {
    if (withoutHash(place) === withoutHash(url)) props.onPathChange(place)
    else load(place)
  }
  useChosenPath(path, () => {
    if (overlaysConnection !== 'connected') load(url)
  })
  return (
    <Stack gap={2} flex={1} data-preview-header="">
      <Flex gap={2} wrap="wrap">
        <PathField path={path} origin={targetOrigin} onGo={go} />
        <Button
          {...quiet}
          icon={RefreshIcon}
          aria-label="Load the page again"
          onClick={() => load(withoutHash(url))}
        />
        <Button
          {...quiet}
          icon={LaunchIcon}
          aria-label="Open the page in a tab of its own"
          onClick={() => props.openPopup(url)}
        />
        {phone && (
          <Switch
            icon={MobileDeviceIcon}
            text="Phone width"
            isOn={phone.isOn}
            onPress={phone.toggle}
          />
        )}
        <Switch
          icon={EditIcon}
          text="Click to edit"
          isOn={clickToEdit.isOn}
          onPress={clickToEdit.toggle}
        />
      </Flex>
      <Flex gap={3} wrap="wrap" align="center">
        <DraftsOrPublished
          asVisitor={choice.asVisitor}
          onChoose={(asVisitor) => choose({asVisitor})}
        />
        <InstantField instant={choice.instant} onShow={(instant) => choose({instant})} />
      </Flex>
    </Stack>
  )
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '')
}

/**
 * Calls `onChoose` when the preview is to show another page. Until the page in the frame has answered, the Studio's
 * message to go there is lost, and the first answer would lead the form back to the page before.
 */
function useChosenPath(path: string, onChoose: () => void) {
  const chosen = useRef(path)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (chosen.current === path) return
    chosen.current = path
    choose()
  }, [path])
}

/** On a phone the page has that width anyway. */
function usePhoneWidth({viewport, setViewport}: PreviewHeaderProps) {
  const [isChosen, choose] = useStoredToggle('phoneWidth')
  const isOnPhone = useMediaIndex() <= 2
  const wanted = isChosen && !isOnPhone ? 'mobile' : 'desktop'
  useEffect(() => {
    if (viewport !== wanted) setViewport(wanted)
  }, [viewport, wanted, setViewport])
  return isOnPhone ? null : {isOn: isChosen, toggle: () => choose(!isChosen)}
}

type DraftsOrPublishedProps = {asVisitor: boolean; onChoose: (asVisitor: boolean) => void}

/** Only the page changes: the Studio's own perspective would make the form read-only, and stay when the preview is left. */
function DraftsOrPublished({asVisitor, onChoose}: DraftsOrPublishedProps) {
  return (
    <Flex
      as="fieldset"
      aria-label="What the page shows"
      gap={1}
      padding={0}
      style={{border: 0, margin: 0}}
    >
      <Switch text="With my drafts" isOn={!asVisitor} onPress={() => onChoose(false)} />
      <Switch text="As a visitor sees it now" isOn={asVisitor} onPress={() => onChoose(true)} />
    </Flex>
  )
}

type SwitchProps = {
  icon?: typeof EditIcon
  text: string
  isOn: boolean
  onPress: () => void
}

function Switch({isOn, onPress, ...props}: SwitchProps) {
  return <Button {...quiet} {...props} selected={isOn} aria-pressed={isOn} onClick={onPress} />
}

const quiet = {mode: 'bleed', fontSize: 1, padding: 3} as const
