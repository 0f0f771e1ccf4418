import { useParams } from "react-router-dom"
import { HandoverView } from "../../../../assistant/handover"
import { Page } from "../../../../components/page"

const HandoverPage = () => {
  const { id = "" } = useParams()
  return (
    <Page>
      <HandoverView key={id} id={id} />
    </Page>
  )
}

export default HandoverPage
