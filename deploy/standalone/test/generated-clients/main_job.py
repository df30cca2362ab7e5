"""Uploads a picture, and drafts, schedules, lists and cancels a post, by the client that openapi-generator makes."""

import json
import os
import uuid
from datetime import datetime, timedelta

import carillon_client as api
from carillon_client.exceptions import NotFoundException

host = os.environ["CARILLON_URL"] + "/api"
client = api.ApiClient(api.Configuration(host=host, access_token=os.environ["CARILLON_TOKEN"]))
posts = api.PostsApi(client)
draft_id = uuid.uuid4()
# With the offset of the machine's zone.
day = datetime(datetime.now().year + 1, 6, 1).astimezone()


def missing_draft() -> str:
    try:
        posts.posts_get_draft(uuid.uuid4())
    except NotFoundException as failure:
        return failure.data.error
    return "none"


answers = {"missing_draft": missing_draft()}
page = api.IdentityApi(client).identity_check_facebook().pages[0]
media = posts.posts_upload_media(file=os.environ["PICTURE"], keep="true").media
post = api.PostsSaveDraftRequestPost(source=None, text="The bells ring at noon", hashtags=["bells"])
draft = posts.posts_save_draft(
    draft_id,
    api.PostsSaveDraftRequest(version=0, post=post, media_ids=[media.id]),
).draft
answers["draft_media"] = [one.type for one in draft.media]

sent = posts.posts_schedule_posts(
    platforms=json.dumps([{"platform_id": 1, "page_id": page.id, "content": post.text}]),
    draft_id=draft_id,
    media_ids=json.dumps([str(media.id)]),
    scheduled_time=f"{day.year}-06-01 09:30:00",
    timezone="Europe/Berlin",
)
answers["due_at"] = sent.due_at.isoformat()
planned = posts.posts_list_planned(
    var_from=day, until=day + timedelta(days=2), statuses="scheduled"
).publications
answers["planned"] = [one.words for one in planned]
answers["canceled"] = posts.posts_cancel_publication(planned[0].id).publication.status
print(json.dumps(answers))
