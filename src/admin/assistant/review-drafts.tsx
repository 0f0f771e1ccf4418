import { Badge, Button, Copy, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { ReviewDraft } from "../../../packages/types/assistant"
import { useChange, useRead } from "../api/use-api"
import { TextField } from "../components/fields"
import { Moment } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

/** Reviews that wait for an answer, each with a draft of one. */
export function ReviewDrafts() {
  const { t } = useText()
  const found = useRead("assistant", "/admin/review-drafts", { query: { limit: 20 } })
  return (
    <Section level="h1" title={t("assistant.drafts")} subtitle={t("assistant.draftsHint")}>
      <Loaded query={found}>
        {({ reviews }) =>
          reviews.length === 0 ? (
            <Message title={t("assistant.draftsEmpty")} />
          ) : (
            <div className="divide-y">
              {reviews.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}

function Review({ review }: { review: ReviewDraft }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [reply, setReply] = useState(review.draft)
  const answer = useChange("assistantAdmin", "patch", "/reviews/{id}")
  const post = () =>
    answer.mutate(
      { params: { id: review.id }, body: { reply: reply.trim() } },
      {
        onSuccess: () => toast.success(t("assistant.posted")),
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2" data-review={review.id}>
      <div className="flex flex-col gap-y-1">
        <Text size="small" weight="plus" dir="auto">
          {review.title}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle" as="div">
          {t("assistant.stars", { count: review.rating })} · {review.author} ·{" "}
          {review.product_name ?? "–"} · <Moment at={review.created_at} />
        </Text>
        <Text size="small" className="whitespace-pre-line break-words" dir="auto">
          {review.content}
        </Text>
        {review.suspicious && (
          <div>
            <Badge size="2xsmall" color="orange">
              {t("assistant.suspicious")}
            </Badge>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-y-2">
        <TextField
          label={`${t("assistant.reply")} (${review.draft_language}, ${review.drafted_by})`}
          multiline
          value={reply}
          onChange={setReply}
        />
        <div className="flex items-center gap-x-2">
          {may("assistant:manage") && (
            <Button
              size="small"
              variant="secondary"
              isLoading={answer.isPending}
              disabled={reply.trim() === ""}
              onClick={post}
            >
              {t("assistant.post")}
            </Button>
          )}
          <Copy content={reply} aria-label={t("common.copy")} />
        </div>
      </div>
    </div>
  )
}
