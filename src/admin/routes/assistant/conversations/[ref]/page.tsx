import { useParams } from "react-router-dom"
import { TranscriptView } from "../../../../assistant/transcript"
import { Page } from "../../../../components/page"

const ConversationPage = () => {
  const { ref = "" } = useParams()
  return (
    <Page>
      <TranscriptView key={ref} conversation={ref} />
    </Page>
  )
}

export default ConversationPage
