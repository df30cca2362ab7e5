// Made by `npm run client` from the operations’ contracts.

export interface paths {
    "/ai-assistant/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List conversations with the assistant */
        get: operations["ai.listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-assistant/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a conversation with the assistant */
        get: operations["ai.getConversation"];
        put?: never;
        post?: never;
        /** Delete a conversation with the assistant */
        delete: operations["ai.deleteConversation"];
        options?: never;
        head?: never;
        /** Rename a conversation with the assistant */
        patch: operations["ai.renameConversation"];
        trace?: never;
    };
    "/ai-assistant/post-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post the content that the user confirmed to the assistant */
        post: operations["ai.postContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-assistant/process-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the assistant */
        post: operations["ai.processQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/best-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Good times to post */
        get: operations["analytics.getBestTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the follower counts at the start and end of a period */
        get: operations["analytics.getFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analytics of the last days */
        get: operations["analytics.getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published posts, with their analytics */
        get: operations["analytics.listPostFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analytics of one post */
        get: operations["analytics.getPostFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages, accounts and profiles that have analytics and comments */
        get: operations["analytics.listKnownTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand-voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's brand voices */
        get: operations["ai.listBrandVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand-voices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a brand voice */
        put: operations["ai.saveBrandVoice"];
        post?: never;
        /** Delete a brand voice */
        delete: operations["ai.deleteBrandVoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-plan/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a business plan */
        post: operations["ai.generateBusinessPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's business plans */
        get: operations["ai.listBusinessPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A business plan */
        get: operations["ai.getBusinessPlan"];
        put?: never;
        post?: never;
        /** Delete a business plan */
        delete: operations["ai.deleteBusinessPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a session or access token is valid */
        get: operations["identity.checkAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List comments on published posts from all networks */
        get: operations["analytics.listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like, unlike, hide or unhide a comment on its network */
        post: operations["analytics.actOnComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a comment */
        post: operations["analytics.replyToComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark comments as read or unread for the user */
        post: operations["analytics.markCommentsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all comments that match a filter as read for the user */
        post: operations["analytics.markAllCommentsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected accounts and their publishing targets */
        get: operations["identity.listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/generate-optimized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a description and analyze it */
        post: operations["ai.generateDescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facebook/check-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether Facebook is connected, and with which pages */
        get: operations["identity.checkFacebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hashtags/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find hashtags for a text */
        post: operations["ai.analyzeHashtags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hashtags/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find hashtags for a topic */
        post: operations["ai.searchHashtags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instagram/check-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether Instagram is connected, and with which accounts */
        get: operations["identity.checkInstagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/linkedin/check-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether LinkedIn is connected */
        get: operations["identity.checkLinkedin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's notifications, as the user has read them */
        get: operations["notifications.listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss notifications from the user's list */
        post: operations["notifications.dismissNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read for the user */
        post: operations["notifications.markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get which notifications and emails the user gets */
        get: operations["notifications.getNotificationSettings"];
        /** Choose which notifications and emails the user gets; settings that are left out don’t change */
        put: operations["notifications.changeNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the number of unread notifications, and the newest one */
        get: operations["notifications.summarizeNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post/sentiment-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyze the sentiment of a post's comments */
        post: operations["analytics.analyzeSentiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post, and the history of each target */
        get: operations["posts.getPost"];
        put?: never;
        post?: never;
        /** Delete a post */
        delete: operations["posts.deletePost"];
        options?: never;
        head?: never;
        /** Change the text of a post */
        patch: operations["posts.editPost"];
        trace?: never;
    };
    "/posts/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a draft from a post */
        post: operations["posts.duplicatePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a planned post for editing */
        get: operations["posts.getPlannedPost"];
        /** Change a planned post */
        put: operations["posts.changePlannedPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a post to another time */
        post: operations["posts.reschedulePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry the failed targets of a post */
        post: operations["posts.retryPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/return-to-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a scheduled post back to the drafts */
        post: operations["posts.returnToDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write posts about a topic */
        post: operations["ai.createPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drafts of the workspace */
        get: operations["posts.listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One draft */
        get: operations["posts.getDraft"];
        /** Write a draft */
        put: operations["posts.saveDraft"];
        post?: never;
        /** Delete a draft */
        delete: operations["posts.deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/drafts/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a draft */
        post: operations["posts.approveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/drafts/{id}/request-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft for approval */
        post: operations["posts.requestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/drafts/{id}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request changes to a draft that is waiting for approval */
        post: operations["posts.requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/hashtag-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's hashtag groups */
        get: operations["posts.listHashtagGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/hashtag-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a hashtag group */
        put: operations["posts.saveHashtagGroup"];
        post?: never;
        /** Delete a hashtag group */
        delete: operations["posts.deleteHashtagGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/link-tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the link tracking of posts */
        get: operations["posts.getLinkTracking"];
        /** Set the link tracking of posts */
        put: operations["posts.saveLinkTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The media library of the workspace */
        get: operations["posts.listMedia"];
        put?: never;
        /** Upload an image or a video */
        post: operations["posts.uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of the media library */
        get: operations["posts.getMedia"];
        put?: never;
        post?: never;
        /** Delete a file of the media library */
        delete: operations["posts.deleteMedia"];
        options?: never;
        head?: never;
        /** Change the alt text or name of a media library file, or whether it is kept */
        patch: operations["posts.describeMedia"];
        trace?: never;
    };
    "/posts/media/{id}/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Crop an image of the media library into a new one */
        post: operations["posts.cropMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/media/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the drafts and posts that use a media library file */
        get: operations["posts.getMediaUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/media/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch images and videos from URLs */
        post: operations["posts.fetchMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scheduled and published posts within a window of time */
        get: operations["posts.listPlanned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the text of one target */
        patch: operations["posts.editPublication"];
        trace?: never;
    };
    "/posts/publications/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one target of a post */
        post: operations["posts.cancelPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publications/{id}/publish-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish one target of a scheduled post at once */
        post: operations["posts.publishPublicationNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publications/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move one target of a post to another time */
        post: operations["posts.reschedulePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publications/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed target */
        post: operations["posts.retryPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publications/{id}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a published post from its network */
        post: operations["analytics.takeDownPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish now */
        post: operations["posts.publishPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get posting slots and queued posts */
        get: operations["posts.getQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/queue/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the posting slots of an account */
        put: operations["posts.savePostingSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/queue/schedule/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what other posting slots would move */
        post: operations["posts.previewPostingSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedule for later */
        post: operations["posts.schedulePosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/schedule/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedule many posts */
        post: operations["posts.scheduleBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search all posts that are scheduled, published, failed or canceled */
        get: operations["posts.searchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how a post repeats */
        get: operations["posts.getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/series/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a stopped series */
        post: operations["posts.resumeSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/series/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a post from repeating */
        post: operations["posts.stopSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/suggested-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A good time to post */
        get: operations["analytics.suggestTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's templates */
        get: operations["posts.listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a template */
        put: operations["posts.saveTemplate"];
        post?: never;
        /** Delete a template */
        delete: operations["posts.deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's posts, grouped by platform name */
        get: operations["posts.listUserPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logged-in user and the current workspace */
        get: operations["identity.getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace’s webhooks */
        get: operations["webhooks.listWebhooks"];
        put?: never;
        /** Create a webhook */
        post: operations["webhooks.createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["webhooks.deleteWebhook"];
        options?: never;
        head?: never;
        /** Change, pause or resume a webhook */
        patch: operations["webhooks.changeWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sent and waiting deliveries of a webhook */
        get: operations["webhooks.listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery of a webhook */
        get: operations["webhooks.getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["webhooks.redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event to a webhook */
        post: operations["webhooks.pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the signing secret of a webhook */
        post: operations["webhooks.rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workspace’s activity of the past year */
        get: operations["notifications.listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writing-engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the writing engine and its state */
        get: operations["ai.getWritingEngine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Comment: {
            /** Format: date-time */
            at: string;
            author: string | null;
            can_hide: boolean;
            can_like: boolean;
            can_reply: boolean;
            hidden: boolean;
            id: string;
            liked: boolean;
            mood: ("positive" | "neutral" | "negative") | null;
            /** @enum {string} */
            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
            post: {
                post_id: string;
                target_id: string | null;
                target_name: string;
                url: string | null;
                words: string;
            };
            read: boolean;
            reply: {
                /** Format: date-time */
                at: string;
                id: string;
                reason: string | null;
                reason_text?: {
                    /** @description The sentence as an ICU message with named placeholders */
                    message: string;
                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                    values: {
                        [key: string]: unknown;
                    };
                };
                /** @enum {string} */
                state: "sending" | "sent" | "failed" | "unknown";
                text: string;
            } | null;
            text: string;
            url: string | null;
        };
        Draft: {
            /** Format: date-time */
            created_at: string;
            /** @default null */
            details: {
                about?: string;
                audience?: string;
                emoji?: boolean;
                /** @enum {string} */
                goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                /** @enum {string} */
                length?: "short" | "medium" | "long";
                link?: string;
                /** @enum {string} */
                tone?: "plain" | "warm" | "lively" | "professional";
            } | null;
            /** @default null */
            generated: components["schemas"]["GeneratedPostsOutput"] | null;
            /** Format: uuid */
            id: string;
            /** @default null */
            link_tracking: boolean | null;
            media: {
                /** @default  */
                alt_text: string;
                /** Format: int64 */
                bytes: number;
                /** Format: date-time */
                created_at: string;
                duration_ms: number | null;
                height: number | null;
                /** Format: uuid */
                id: string;
                kept?: boolean;
                /** @enum {string} */
                kind: "image" | "video";
                name: string;
                /** @enum {string} */
                notice?: "first_frame_only" | "animated";
                thumbnail_url?: string;
                type: string;
                url: string;
                video?: {
                    audio: {
                        channels: number | null;
                        codec: string;
                        rate: number | null;
                    } | null;
                    chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                    codec: string;
                    /** @enum {string} */
                    container: "mp4" | "mov";
                    depth: number | null;
                    edits: boolean;
                    fps: number | null;
                    gop: ("closed" | "open") | null;
                    /** Format: int64 */
                    height: number;
                    indexed_first: boolean;
                    scan: ("progressive" | "interlaced") | null;
                    seconds: number | null;
                    /** Format: int64 */
                    width: number;
                };
                width: number | null;
            }[];
            /** @default [] */
            media_ids: string[];
            /**
             * @default now
             * @enum {string}
             */
            mode: "now" | "later";
            /** @default null */
            post: {
                first_comment?: {
                    networks: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                    text: string;
                } | null;
                hashtags: string[];
                options?: {
                    bluesky?: {
                        [key: string]: string;
                    };
                    facebook?: {
                        [key: string]: string;
                    };
                    instagram?: {
                        [key: string]: string;
                    };
                    linkedin?: {
                        [key: string]: string;
                    };
                    mastodon?: {
                        [key: string]: string;
                    };
                };
                source: string | null;
                text: string;
                versions: {
                    bluesky?: string;
                    facebook?: string;
                    instagram?: string;
                    linkedin?: string;
                    mastodon?: string;
                };
                without_hashtags?: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
            } | null;
            repeat?: {
                /** @default null */
                count: number | null;
                /** @enum {string} */
                every: "day" | "week" | "month";
                /** @default 1 */
                interval: number;
                /** @default null */
                until: string | null;
                /** @default [] */
                weekdays: number[];
            } | null;
            /** @default null */
            review: {
                by_owner?: boolean;
                decided_at: string | null;
                decided_by: string | null;
                decisions?: {
                    /** Format: date-time */
                    decided_at: string;
                    decided_by: string;
                    note: string | null;
                    /** @enum {string} */
                    status: "changes_requested" | "approved";
                }[];
                note: string | null;
                request_note: string | null;
                /** Format: date-time */
                requested_at: string;
                requested_by: string;
                /** @enum {string} */
                status: "requested" | "changes_requested" | "approved";
                /** Format: int64 */
                version: number;
            } | null;
            /** @default null */
            scheduled_time: string | null;
            /**
             * @default topic
             * @enum {string}
             */
            step: "topic" | "edit" | "publish" | "schedule";
            /** @default [] */
            targets: {
                page_id: string | null;
                /** @enum {string} */
                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                selected: boolean;
            }[];
            /** @default null */
            timezone: string | null;
            /** @default  */
            topic: string;
            /** Format: date-time */
            updated_at: string;
            /** @default false */
            use_ai_suggestion: boolean;
            /** Format: int64 */
            version: number;
            /** @default null */
            voice_id: string | null;
        };
        Failure: {
            detail?: unknown;
            /** @enum {string} */
            error: "validation_failed" | "malformed_request" | "not_authenticated" | "invalid_token" | "insufficient_scope" | "session_only" | "foreign_origin" | "forbidden" | "approval_required" | "fresh_login_needed" | "sign_in_expired" | "last_sign_in_method" | "provider_unavailable" | "wrong_credentials" | "login_expired" | "passkey_refused" | "passkeys_unavailable" | "account_closed" | "link_expired" | "link_invalid" | "mail_unavailable" | "csrf_mismatch" | "unknown_host" | "not_found" | "method_not_allowed" | "conflict" | "idempotency_mismatch" | "idempotency_underway" | "draft_changed" | "draft_sent" | "too_many_drafts" | "too_many_plans" | "voice_changed" | "too_many_voices" | "template_changed" | "too_many_templates" | "hashtag_group_changed" | "too_many_hashtag_groups" | "too_many_tokens" | "too_many_webhooks" | "webhook_paused" | "too_many_passkeys" | "workspace_changed" | "too_many_workspaces" | "last_owner" | "own_workspace" | "team_full" | "other_email" | "conversation_full" | "too_many_conversations" | "too_large" | "quota_full" | "unsupported_media" | "too_many_requests" | "not_connected" | "connection_refused" | "network_unavailable" | "network_not_set_up" | "storage_full" | "generation_failed" | "comments_unavailable" | "words_used_up" | "plan_limit" | "service_unavailable" | "internal_error";
            errors?: {
                [key: string]: string[];
            };
            message: string;
            request_id?: string;
            success: boolean;
            /** @description For programs that show another language: for each English sentence above that has values, its message and values */
            texts?: {
                [key: string]: {
                    /** @description The sentence as an ICU message with named placeholders */
                    message: string;
                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                    values: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        GeneratedPosts: {
            message: string;
            posts: {
                content: string;
                /** @description Without the leading # */
                hashtags: string[];
                mediaCaption: string;
                purpose: string;
                purpose_code?: {
                    /** @description One of a list that grows; English is beside it */
                    code: string;
                    /** @description Whom it speaks to, for a code that names them */
                    whom?: string;
                };
                removed?: string[];
                versions?: {
                    bluesky?: string;
                    facebook?: string;
                    instagram?: string;
                    linkedin?: string;
                    mastodon?: string;
                };
            }[];
            trending_hashtags: {
                count: number | null;
                /** @default null */
                counted: "own_posts" | null;
                hashtag: string;
            }[];
            writer: {
                /** @enum {string} */
                engine: "built-in" | "model";
                fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                name: string;
            };
        };
        GeneratedPostsOutput: {
            message: string;
            posts: {
                content: string;
                /** @description Without the leading # */
                hashtags: string[];
                mediaCaption: string;
                purpose: string;
                purpose_code?: {
                    /** @description One of a list that grows; English is beside it */
                    code: string;
                    /** @description Whom it speaks to, for a code that names them */
                    whom?: string;
                };
                removed?: string[];
                versions?: {
                    bluesky?: string;
                    facebook?: string;
                    instagram?: string;
                    linkedin?: string;
                    mastodon?: string;
                };
            }[];
            trending_hashtags: {
                count: number | null;
                /** @default null */
                counted: "own_posts" | null;
                hashtag: string;
            }[];
            writer: {
                /** @enum {string} */
                engine: "built-in" | "model";
                fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                name: string;
            };
        };
        Publication: {
            /** Format: int64 */
            attempts: number;
            /** @default false */
            can_cancel: boolean;
            /** @default false */
            can_delete: boolean;
            /** @default false */
            can_edit: boolean;
            /** @default false */
            can_reschedule: boolean;
            /** @default false */
            can_retry: boolean;
            /** @default false */
            can_take_down: boolean;
            /** @default null */
            canceled_at: string | null;
            due_at: string | null;
            /** @default null */
            failed_at: string | null;
            /** @default null */
            first_comment: {
                reason: string | null;
                reason_text?: {
                    /** @description The sentence as an ICU message with named placeholders */
                    message: string;
                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                    values: {
                        [key: string]: unknown;
                    };
                };
                /** @enum {string} */
                status: "waiting" | "due" | "published" | "failed";
                text: string;
            } | null;
            /** @default false */
            from_queue: boolean;
            id: string;
            late: boolean;
            /** @default false */
            may_be_out: boolean;
            /** @default null */
            network_message: string | null;
            next_attempt_at: string | null;
            page_id: string | null;
            /** @enum {string} */
            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
            /** @enum {integer} */
            platform_id: 1 | 2 | 3 | 4 | 5;
            post_url: string | null;
            published_at: string | null;
            reason: string | null;
            /** @default null */
            reason_code: ("rejected" | "duplicate" | "forbidden" | "not_connected" | "rate_limited" | "unavailable" | "outcome_unknown" | "too_late" | "account_closed") | null;
            reason_text?: {
                /** @description The sentence as an ICU message with named placeholders */
                message: string;
                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                values: {
                    [key: string]: unknown;
                };
            };
            /** @default null */
            scheduled_time: string | null;
            /** @default null */
            series_id: string | null;
            /** @enum {string} */
            status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
            /** @default null */
            taken_down_at: string | null;
            target_id?: string;
            target_name: string;
            /** @default null */
            timezone: string | null;
            /** @default null */
            waiting_for: ("time" | "retry" | "connection") | null;
        };
        Series: {
            first_time: string;
            id: string;
            last_time: string;
            /** Format: int64 */
            planned: number;
            reason: string | null;
            reason_text?: {
                /** @description The sentence as an ICU message with named placeholders */
                message: string;
                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                values: {
                    [key: string]: unknown;
                };
            };
            repeat: {
                /** @default null */
                count: number | null;
                /** @enum {string} */
                every: "day" | "week" | "month";
                /** @default 1 */
                interval: number;
                /** @default null */
                until: string | null;
                /** @default [] */
                weekdays: number[];
            };
            /** @enum {string} */
            status: "active" | "paused" | "complete" | "stopped";
            timezone: string;
            /** Format: int64 */
            total: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description To a token: what is left of each budget, and for how many seconds */
        RateLimit: string;
        /** @description To a token: its budgets, calls and seconds */
        RateLimitPolicy: string;
        /** @description `true` where the reply to an earlier call comes again */
        Replayed: string;
        /** @description Seconds to wait */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "ai.listConversations": {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversations: {
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                        next: string | null;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.getConversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversation: {
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            messages: ({
                                content: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                role: "user";
                            } | {
                                content: string;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: uuid */
                                id: string;
                                post_id: string | null;
                                reply: {
                                    actions: string[];
                                    content: string | null;
                                    intent: ("greeting" | "content_generation" | "platform_selection" | "scheduling" | "confirmation" | "revision" | "cancellation" | "hashtags" | "best_times" | "analytics" | "comments" | "list_posts" | "post_status" | "reschedule" | "cancel_post" | "publish_now" | "product_help" | "thanks" | "out_of_scope") | null;
                                    message: string;
                                    platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                                    scheduled_time?: string | null;
                                    /** @enum {string} */
                                    state: "idle" | "posting" | "confirmation" | "posted" | "error";
                                    suggestions: {
                                        [key: string]: {
                                            /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                                            scheduled_time: string;
                                            time: string;
                                        }[];
                                    };
                                    /** @default null */
                                    timezone: string | null;
                                    to_post: {
                                        content: string;
                                        platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                                        /** Format: uuid */
                                        proposal_id: string;
                                        scheduled_time: string | null;
                                        timezone: string | null;
                                    } | null;
                                    writer: {
                                        /** @enum {string} */
                                        engine: "built-in" | "model";
                                        fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                                        name: string;
                                    } | null;
                                };
                                /** @enum {string} */
                                role: "assistant";
                            })[];
                            title: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** Format: int64 */
                            version: number;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.deleteConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.renameConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ideas for May"
                 *     }
                 */
                "application/json": {
                    title: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversation: {
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            title: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** Format: int64 */
                            version: number;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.postContent": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The bells ring again on Friday at noon. Come and listen.",
                 *       "platforms": [
                 *         "facebook"
                 *       ],
                 *       "proposal_id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b"
                 *     }
                 */
                "application/json": {
                    content: string;
                    platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                    /** Format: uuid */
                    proposal_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: string[];
                        message: string;
                        /** Format: uuid */
                        message_id: string;
                        post_id: string;
                        /** @enum {string} */
                        state: "idle" | "posting" | "confirmation" | "posted" | "error";
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.processQuery": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "When should I post this week?"
                 *     }
                 */
                "application/json": {
                    after?: string | null;
                    /** Format: uuid */
                    conversation_id?: string;
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                    /** Format: uuid */
                    message_id?: string;
                    query: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: string[];
                        content: string | null;
                        /** Format: uuid */
                        conversation_id: string;
                        intent: ("greeting" | "content_generation" | "platform_selection" | "scheduling" | "confirmation" | "revision" | "cancellation" | "hashtags" | "best_times" | "analytics" | "comments" | "list_posts" | "post_status" | "reschedule" | "cancel_post" | "publish_now" | "product_help" | "thanks" | "out_of_scope") | null;
                        message: string;
                        /** Format: uuid */
                        message_id: string;
                        platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                        scheduled_time?: string | null;
                        /** @enum {string} */
                        state: "idle" | "posting" | "confirmation" | "posted" | "error";
                        suggestions: {
                            [key: string]: {
                                /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                                scheduled_time: string;
                                time: string;
                            }[];
                        };
                        /** @default null */
                        timezone: string | null;
                        to_post: {
                            content: string;
                            platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                            /** Format: uuid */
                            proposal_id: string;
                            scheduled_time: string | null;
                            timezone: string | null;
                        } | null;
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        } | null;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.getBestTimes": {
        parameters: {
            query?: {
                /**
                 * @description Platform ids, separated by commas
                 * @example 1,2
                 */
                platforms?: string;
                /** @example Europe/Berlin */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        basis: "own_posts" | "general";
                        best: {
                            hour: number;
                            /** Format: int64 */
                            posts: number;
                            score: number;
                            weekday: number;
                        }[];
                        /** Format: int64 */
                        posts: number;
                        slots: {
                            hour: number;
                            /** Format: int64 */
                            posts: number;
                            score: number;
                            weekday: number;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.getFollowers": {
        parameters: {
            query: {
                /** @example 2026-01-01 */
                from: string;
                /** @example 2026-02-01 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        platforms: {
                            first: {
                                /** Format: date */
                                date: string;
                                /** Format: int64 */
                                followers: number;
                            };
                            last: {
                                /** Format: date */
                                date: string;
                                /** Format: int64 */
                                followers: number;
                            };
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.getOverview": {
        parameters: {
            query?: {
                /** @description The analytics of this network alone */
                platform?: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                /**
                 * @description Days that end with today
                 * @example 30
                 */
                range?: "7" | "30" | "90";
                targets?: string;
                /** @example Europe/Berlin */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cards: {
                            conversion_rate: {
                                before: number | null;
                                value: number | null;
                            };
                            total_engagement: {
                                before: number | null;
                                value: number | null;
                            };
                            total_posts: {
                                before: number | null;
                                value: number | null;
                            };
                            total_reach: {
                                before: number | null;
                                value: number | null;
                            };
                        };
                        platforms: {
                            connected: boolean;
                            fault: string | null;
                            fault_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            followers: number | null;
                            growth: number | null;
                            growth_days: number | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            read_at: string | null;
                        }[];
                        series: {
                            /** Format: int64 */
                            comments: number;
                            /** Format: date */
                            date: string;
                            /** Format: int64 */
                            likes: number;
                            /** Format: int64 */
                            shares: number;
                        }[];
                        since: string | null;
                        success: boolean;
                        totals: {
                            comments: {
                                before: number | null;
                                value: number | null;
                            };
                            likes: {
                                before: number | null;
                                value: number | null;
                            };
                            shares: {
                                before: number | null;
                                value: number | null;
                            };
                        };
                        weekly: {
                            comments: number | null;
                            likes: number | null;
                            shares: number | null;
                            weekday: number;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.listPostFigures": {
        parameters: {
            query?: {
                before?: string;
                /** @example 7 */
                days?: number;
                direction?: "asc" | "desc";
                most?: number;
                platform?: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                search?: string;
                /** @example engagement */
                sort?: "published_at" | "engagement" | "likes" | "comments" | "shares" | "reach";
                targets?: string;
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        posts: {
                            clicks: number | null;
                            comments: number | null;
                            engagement: number | null;
                            gone: boolean;
                            likes: number | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            post_id: string;
                            post_url: string | null;
                            publication_id: string;
                            /** Format: date-time */
                            published_at: string;
                            reach: number | null;
                            read_at: string | null;
                            shares: number | null;
                            target_id: string;
                            target_name: string;
                            views: number | null;
                            words: string;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.getPostFigures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the post
                 * @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publications: {
                            clicks: number | null;
                            comments: number | null;
                            curve: {
                                /** Format: date-time */
                                at: string;
                                clicks: number | null;
                                comments: number | null;
                                likes: number | null;
                                reach: number | null;
                                shares: number | null;
                                views: number | null;
                            }[];
                            engagement: number | null;
                            gone: boolean;
                            likes: number | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            post_id: string;
                            post_url: string | null;
                            publication_id: string;
                            /** Format: date-time */
                            published_at: string;
                            reach: number | null;
                            read_at: string | null;
                            shares: number | null;
                            target_id: string;
                            target_name: string;
                            views: number | null;
                            words: string;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.listKnownTargets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        targets: {
                            connected: boolean;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            target_id: string;
                            target_name: string;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.listBrandVoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        voices: {
                            details: {
                                about?: string;
                                audience?: string;
                                emoji?: boolean;
                                /** @enum {string} */
                                goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                                /** @enum {string} */
                                length?: "short" | "medium" | "long";
                                link?: string;
                                /** @enum {string} */
                                tone?: "plain" | "warm" | "lively" | "professional";
                            };
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.saveBrandVoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ours",
                 *       "details": {
                 *         "tone": "warm",
                 *         "emoji": false
                 *       },
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    details: {
                        about?: string;
                        audience?: string;
                        emoji?: boolean;
                        /** @enum {string} */
                        goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                        /** @enum {string} */
                        length?: "short" | "medium" | "long";
                        link?: string;
                        /** @enum {string} */
                        tone?: "plain" | "warm" | "lively" | "professional";
                    };
                    name: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        voice: {
                            details: {
                                about?: string;
                                audience?: string;
                                emoji?: boolean;
                                /** @enum {string} */
                                goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                                /** @enum {string} */
                                length?: "short" | "medium" | "long";
                                link?: string;
                                /** @enum {string} */
                                tone?: "plain" | "warm" | "lively" | "professional";
                            };
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: int64 */
                            version: number;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.deleteBrandVoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.generateBusinessPlan": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "business_type": "Bakery",
                 *       "target_demographics": "Families nearby",
                 *       "platform": "Instagram",
                 *       "business_goals": "More regulars"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    budget?: string;
                    business_goals: string;
                    business_type: string;
                    /** @default  */
                    content_preferences?: string;
                    /** @default  */
                    current_challenges?: string;
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                    /** Format: uuid */
                    plan_id?: string;
                    /** @enum {string} */
                    platform: "Instagram" | "Facebook" | "LinkedIn" | "Bluesky" | "Mastodon" | "Twitter" | "TikTok" | "YouTube" | "Multiple Platforms";
                    target_demographics: string;
                    /** @default  */
                    timeframe?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        created_at: string;
                        id: string;
                        message: string;
                        request: {
                            /** @default  */
                            budget: string;
                            business_goals: string;
                            business_type: string;
                            /** @default  */
                            content_preferences: string;
                            /** @default  */
                            current_challenges: string;
                            /** @enum {string} */
                            platform: "Instagram" | "Facebook" | "LinkedIn" | "Bluesky" | "Mastodon" | "Twitter" | "TikTok" | "YouTube" | "Multiple Platforms";
                            target_demographics: string;
                            /** @default  */
                            timeframe: string;
                        };
                        strategy: string;
                        success: boolean;
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.listBusinessPlans": {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        plans: {
                            business_type: string;
                            /** Format: date-time */
                            created_at: string;
                            id: string;
                            platform: string;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.getBusinessPlan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        plan: {
                            /** Format: date-time */
                            created_at: string;
                            id: string;
                            request: {
                                /** @default  */
                                budget: string;
                                business_goals: string;
                                business_type: string;
                                /** @default  */
                                content_preferences: string;
                                /** @default  */
                                current_challenges: string;
                                /** @enum {string} */
                                platform: "Instagram" | "Facebook" | "LinkedIn" | "Bluesky" | "Mastodon" | "Twitter" | "TikTok" | "YouTube" | "Multiple Platforms";
                                target_demographics: string;
                                /** @default  */
                                timeframe: string;
                            };
                            strategy: string;
                            writer: {
                                /** @enum {string} */
                                engine: "built-in" | "model";
                                fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                                name: string;
                            };
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.deleteBusinessPlan": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.checkAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authenticated: boolean;
                        /** @default null */
                        logout_provider: string | null;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.listComments": {
        parameters: {
            query?: {
                before?: string;
                mood?: "positive" | "neutral" | "negative";
                platform?: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                post_id?: string;
                targets?: string;
                /** @example true */
                unread?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        as_of: string;
                        comments: components["schemas"]["Comment"][];
                        next: string | null;
                        success: boolean;
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.actOnComment": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 8e40b6d9-2c75-4e1b-9f83-06d5a1c7b9e2 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "like",
                 *       "on": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "like" | "hide";
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hidden: boolean;
                        liked: boolean;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.replyToComment": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 8e40b6d9-2c75-4e1b-9f83-06d5a1c7b9e2 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reply_id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b",
                 *       "text": "Thank you. See you on Friday."
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    reply_id: string;
                    /** @default null */
                    seen_reply_id?: string | null;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reply: {
                            /** Format: date-time */
                            at: string;
                            id: string;
                            reason: string | null;
                            reason_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            /** @enum {string} */
                            state: "sending" | "sent" | "failed" | "unknown";
                            text: string;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.markCommentsRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "8e40b6d9-2c75-4e1b-9f83-06d5a1c7b9e2"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    /** @default true */
                    read?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.markAllCommentsRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "as_of": "2026-01-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    as_of: string;
                    /** @enum {string} */
                    mood?: "positive" | "neutral" | "negative";
                    /** @enum {string} */
                    platform?: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                    post_id?: string;
                    /** @description Ids of pages, accounts and profiles, separated by commas */
                    targets?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.listConnections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        available: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                        connections: {
                            account: {
                                id: string;
                                name: string;
                                picture: string | null;
                            };
                            capabilities: ("publish" | "first_comment" | "comments" | "insights")[];
                            id: string;
                            limits: {
                                /** Format: int64 */
                                alt_text?: number;
                                /** Format: int64 */
                                comment: number;
                                counting?: string;
                                hashtags: number | null;
                                /** Format: int64 */
                                image_bytes: number;
                                /** Format: int64 */
                                images: number;
                                /** Format: int64 */
                                link_length?: number;
                                media_required?: boolean;
                                /** Format: int64 */
                                text: number;
                                /** Format: int64 */
                                video_bytes: number;
                            };
                            /** @enum {string} */
                            network: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            reason: string | null;
                            reason_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            server: string | null;
                            /** @enum {string} */
                            status: "connected" | "lost";
                            targets: {
                                id: string;
                                /** @enum {string} */
                                kind: "page" | "account" | "profile";
                                name: string;
                                picture: string | null;
                            }[];
                        }[];
                        consenting?: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                        sandboxed?: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.generateDescription": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Our new sourdough, out of the oven at six"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        analysis: {
                            common_phrases: string[];
                            emoji_usage: {
                                [key: string]: number;
                            };
                            purpose: string;
                            purpose_code?: {
                                /** @enum {string} */
                                code: "hire" | "seek" | "launch" | "offer" | "invite" | "open" | "change" | "cancel" | "disrupt" | "warn" | "appeal" | "loss" | "cuts" | "apologize" | "thank" | "celebrate" | "ask" | "advise" | "tell" | "outline";
                                edits?: ("spacing" | "capitals" | "point" | "paragraphs" | "hashtags")[];
                            };
                            structure_patterns: {
                                [key: string]: number;
                            };
                            suggested_hashtags: string[];
                        };
                        message: string;
                        optimized_content: string;
                        removed?: string[];
                        success: boolean;
                        versions: {
                            bluesky?: string;
                            facebook?: string;
                            instagram?: string;
                            linkedin?: string;
                            mastodon?: string;
                        };
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.checkFacebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default true */
                        available: boolean;
                        connected: boolean;
                        name: string | null;
                        pages: {
                            id: string;
                            name: string;
                            picture: string | null;
                        }[];
                        /** @enum {integer} */
                        platform_id: 1 | 2 | 3 | 4 | 5;
                        reconnect: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.analyzeHashtags": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The bells ring again on Friday at noon. Come and listen."
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            hashtags: {
                                count: number | null;
                                /** @default null */
                                counted: "own_posts" | null;
                                hashtag: string;
                            }[];
                        };
                        message: string;
                        success: boolean;
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.searchHashtags": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hashtag": "sourdough"
                 *     }
                 */
                "application/json": {
                    hashtag: string;
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            trending_hashtags: {
                                count: number | null;
                                /** @default null */
                                counted: "own_posts" | null;
                                hashtag: string;
                            }[];
                        };
                        message: string;
                        success: boolean;
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.checkInstagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: {
                            id: string;
                            name: string;
                            picture: string | null;
                        }[];
                        /** @default true */
                        available: boolean;
                        connected: boolean;
                        name: string | null;
                        /** @enum {integer} */
                        platform_id: 1 | 2 | 3 | 4 | 5;
                        reconnect: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.checkLinkedin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default true */
                        available: boolean;
                        connected: boolean;
                        name: string | null;
                        /** @default [] */
                        organizations: {
                            id: string;
                            name: string;
                            picture: string | null;
                        }[];
                        /** @enum {integer} */
                        platform_id: 1 | 2 | 3 | 4 | 5;
                        reconnect: boolean;
                        user_platform_id: string | null;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.listNotifications": {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        needs_attention: {
                            account_name?: string | null;
                            /** Format: date-time */
                            at: string;
                            /** @default null */
                            draft: {
                                id: string;
                                note: string | null;
                                scheduled?: boolean;
                                sent: boolean;
                                title: string | null;
                            } | null;
                            id: string;
                            /** @enum {string} */
                            kind: "failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused";
                            platform: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon") | null;
                            publication: {
                                due_at: string | null;
                                id: string;
                                network_message: string | null;
                                next_attempt_at: string | null;
                                post_id: string;
                                post_url: string | null;
                                reason_code: ("rejected" | "duplicate" | "forbidden" | "not_connected" | "rate_limited" | "unavailable" | "outcome_unknown" | "too_late" | "account_closed") | null;
                                target_name: string;
                                words: string | null;
                            } | null;
                            read: boolean;
                            /** @default null */
                            webhook: {
                                /** @enum {string} */
                                because: "failing" | "gone" | "left" | "reclaimed";
                                id: string;
                                name: string;
                            } | null;
                        }[];
                        next: string | null;
                        notifications: {
                            account_name?: string | null;
                            /** Format: date-time */
                            at: string;
                            /** @default null */
                            draft: {
                                id: string;
                                note: string | null;
                                scheduled?: boolean;
                                sent: boolean;
                                title: string | null;
                            } | null;
                            id: string;
                            /** @enum {string} */
                            kind: "failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused";
                            platform: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon") | null;
                            publication: {
                                due_at: string | null;
                                id: string;
                                network_message: string | null;
                                next_attempt_at: string | null;
                                post_id: string;
                                post_url: string | null;
                                reason_code: ("rejected" | "duplicate" | "forbidden" | "not_connected" | "rate_limited" | "unavailable" | "outcome_unknown" | "too_late" | "account_closed") | null;
                                target_name: string;
                                words: string | null;
                            } | null;
                            read: boolean;
                            /** @default null */
                            webhook: {
                                /** @enum {string} */
                                because: "failing" | "gone" | "left" | "reclaimed";
                                id: string;
                                name: string;
                            } | null;
                        }[];
                        success: boolean;
                        /** Format: int64 */
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.dismissNotifications": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "up_to": "2026-01-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    ids?: string[];
                    /** Format: date-time */
                    up_to?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        /** Format: int64 */
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.markNotificationsRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "up_to": "2026-01-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    ids?: string[];
                    /** Format: date-time */
                    up_to?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        /** Format: int64 */
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.getNotificationSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hidden: ("failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused")[];
                        /**
                         * @default none
                         * @enum {string}
                         */
                        mail: "smtp" | "mailbox" | "none";
                        /** @default [] */
                        mails_off: ("failed_posts" | "lost_connections" | "approval_requests" | "weekly_summary")[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.changeNotificationSettings": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "hidden": []
                 *     }
                 */
                "application/json": {
                    hidden?: ("failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused")[];
                    mails_off?: ("failed_posts" | "lost_connections" | "approval_requests" | "weekly_summary")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hidden: ("failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused")[];
                        /**
                         * @default none
                         * @enum {string}
                         */
                        mail: "smtp" | "mailbox" | "none";
                        /** @default [] */
                        mails_off: ("failed_posts" | "lost_connections" | "approval_requests" | "weekly_summary")[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.summarizeNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        latest: {
                            account_name?: string | null;
                            /** Format: date-time */
                            at: string;
                            /** @default null */
                            draft: {
                                id: string;
                                note: string | null;
                                scheduled?: boolean;
                                sent: boolean;
                                title: string | null;
                            } | null;
                            id: string;
                            /** @enum {string} */
                            kind: "failed" | "waiting_for_connection" | "connection_lost" | "delayed" | "published_late" | "published" | "connection_restored" | "approval_requested" | "changes_requested" | "approved" | "webhook_paused";
                            platform: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon") | null;
                            publication: {
                                due_at: string | null;
                                id: string;
                                network_message: string | null;
                                next_attempt_at: string | null;
                                post_id: string;
                                post_url: string | null;
                                reason_code: ("rejected" | "duplicate" | "forbidden" | "not_connected" | "rate_limited" | "unavailable" | "outcome_unknown" | "too_late" | "account_closed") | null;
                                target_name: string;
                                words: string | null;
                            } | null;
                            read: boolean;
                            /** @default null */
                            webhook: {
                                /** @enum {string} */
                                because: "failing" | "gone" | "left" | "reclaimed";
                                id: string;
                                name: string;
                            } | null;
                        }[];
                        /** Format: int64 */
                        needs_attention: number;
                        success: boolean;
                        /** Format: int64 */
                        unread: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.analyzeSentiment": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post_id": "100000000000001_200000000000002",
                 *       "platform": "facebook"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                    post_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        analysis: {
                            average_score: number | null;
                            comment_sentiments: {
                                created_at: string | null;
                                id: string;
                                score: number;
                                /** @enum {string} */
                                sentiment: "positive" | "neutral" | "negative";
                                text: string;
                                url: string | null;
                            }[];
                            common_negative_words: {
                                /** Format: int64 */
                                count: number;
                                word: string;
                            }[];
                            common_positive_words: {
                                /** Format: int64 */
                                count: number;
                                word: string;
                            }[];
                            overall_sentiment: ("positive" | "neutral" | "negative") | null;
                            sentiment_distribution: {
                                /** Format: int64 */
                                negative: number;
                                /** Format: int64 */
                                neutral: number;
                                /** Format: int64 */
                                positive: number;
                            };
                        };
                        /** Format: date-time */
                        analyzed_at: string;
                        charts: {
                            distribution: {
                                /** Format: int64 */
                                count: number;
                                percent: number;
                                /** @enum {string} */
                                sentiment: "positive" | "neutral" | "negative";
                            }[];
                            over_time: {
                                /** Format: date */
                                date: string;
                                /** Format: int64 */
                                negative: number;
                                /** Format: int64 */
                                neutral: number;
                                /** Format: int64 */
                                positive: number;
                            }[];
                        };
                        /** Format: int64 */
                        comment_count: number;
                        message: string;
                        success: boolean;
                        truncated: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getPost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: {
                            /** @default null */
                            approved_at: string | null;
                            /** @default null */
                            approved_by: string | null;
                            /** Format: date-time */
                            created_at: string;
                            id: string;
                            initial_description: string;
                            results: {
                                /** Format: int64 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                content: string;
                                due_at: string | null;
                                edited_at: string | null;
                                /** @default null */
                                failed_at: string | null;
                                /** @default null */
                                first_comment: {
                                    reason: string | null;
                                    reason_text?: {
                                        /** @description The sentence as an ICU message with named placeholders */
                                        message: string;
                                        /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                        values: {
                                            [key: string]: unknown;
                                        };
                                    };
                                    /** @enum {string} */
                                    status: "waiting" | "due" | "published" | "failed";
                                    text: string;
                                } | null;
                                /** @default false */
                                from_queue: boolean;
                                history: {
                                    ended_at: string | null;
                                    message: string | null;
                                    /** Format: int64 */
                                    n: number;
                                    /** @enum {string} */
                                    outcome: "running" | "published" | "refused" | "unknown" | "absent";
                                    /** Format: date-time */
                                    started_at: string;
                                }[];
                                id: string;
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                media: {
                                    /** @default  */
                                    alt_text: string;
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    mime: string;
                                    url: string | null;
                                }[];
                                /** @default [] */
                                moves: {
                                    /** Format: date-time */
                                    at: string;
                                    /** @default null */
                                    cause: "zone_rules" | null;
                                    /** Format: date-time */
                                    from: string;
                                    from_timezone: string | null;
                                    to: string | null;
                                    to_timezone: string | null;
                                }[];
                                /** @default null */
                                network_message: string | null;
                                next_attempt_at: string | null;
                                page_id: string | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                /** @enum {integer} */
                                platform_id: 1 | 2 | 3 | 4 | 5;
                                post_url: string | null;
                                published_at: string | null;
                                reason: string | null;
                                /** @default null */
                                reason_code: ("rejected" | "duplicate" | "forbidden" | "not_connected" | "rate_limited" | "unavailable" | "outcome_unknown" | "too_late" | "account_closed") | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                retried_at: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @default null */
                                series_id: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                tagged_content: string | null;
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                            scheduled_time: string | null;
                            timezone: string | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.deletePost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        refused: {
                            message: string;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            publication_id: string;
                            target_name: string;
                        }[];
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.editPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The bells ring again on Friday at noon. Come and listen."
                 *     }
                 */
                "application/json": {
                    content: string;
                    seen?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        refused: {
                            message: string;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            publication_id: string;
                            target_name: string;
                        }[];
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.duplicatePost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft_id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    draft_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        draft_id: string;
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        /** Format: int64 */
                        missing_media: number;
                        refused: string[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getPlannedPost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        planned: {
                            content: {
                                /** @default null */
                                details: {
                                    about?: string;
                                    audience?: string;
                                    emoji?: boolean;
                                    /** @enum {string} */
                                    goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                                    /** @enum {string} */
                                    length?: "short" | "medium" | "long";
                                    link?: string;
                                    /** @enum {string} */
                                    tone?: "plain" | "warm" | "lively" | "professional";
                                } | null;
                                /** @default null */
                                generated: components["schemas"]["GeneratedPostsOutput"] | null;
                                /** @default null */
                                link_tracking: boolean | null;
                                /** @default [] */
                                media_ids: string[];
                                /**
                                 * @default now
                                 * @enum {string}
                                 */
                                mode: "now" | "later";
                                /** @default null */
                                post: {
                                    first_comment?: {
                                        networks: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                                        text: string;
                                    } | null;
                                    hashtags: string[];
                                    options?: {
                                        bluesky?: {
                                            [key: string]: string;
                                        };
                                        facebook?: {
                                            [key: string]: string;
                                        };
                                        instagram?: {
                                            [key: string]: string;
                                        };
                                        linkedin?: {
                                            [key: string]: string;
                                        };
                                        mastodon?: {
                                            [key: string]: string;
                                        };
                                    };
                                    source: string | null;
                                    text: string;
                                    versions: {
                                        bluesky?: string;
                                        facebook?: string;
                                        instagram?: string;
                                        linkedin?: string;
                                        mastodon?: string;
                                    };
                                    without_hashtags?: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                                } | null;
                                repeat?: {
                                    /** @default null */
                                    count: number | null;
                                    /** @enum {string} */
                                    every: "day" | "week" | "month";
                                    /** @default 1 */
                                    interval: number;
                                    /** @default null */
                                    until: string | null;
                                    /** @default [] */
                                    weekdays: number[];
                                } | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /**
                                 * @default topic
                                 * @enum {string}
                                 */
                                step: "topic" | "edit" | "publish" | "schedule";
                                /** @default [] */
                                targets: {
                                    page_id: string | null;
                                    /** @enum {string} */
                                    platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                    selected: boolean;
                                }[];
                                /** @default null */
                                timezone: string | null;
                                /** @default  */
                                topic: string;
                                /** @default false */
                                use_ai_suggestion: boolean;
                                /** @default null */
                                voice_id: string | null;
                            };
                            from_queue: boolean;
                            media: {
                                /** @default  */
                                alt_text: string;
                                /** Format: int64 */
                                bytes: number;
                                /** Format: date-time */
                                created_at: string;
                                duration_ms: number | null;
                                height: number | null;
                                /** Format: uuid */
                                id: string;
                                kept?: boolean;
                                /** @enum {string} */
                                kind: "image" | "video";
                                name: string;
                                /** @enum {string} */
                                notice?: "first_frame_only" | "animated";
                                thumbnail_url?: string;
                                type: string;
                                url: string;
                                video?: {
                                    audio: {
                                        channels: number | null;
                                        codec: string;
                                        rate: number | null;
                                    } | null;
                                    chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                    codec: string;
                                    /** @enum {string} */
                                    container: "mp4" | "mov";
                                    depth: number | null;
                                    edits: boolean;
                                    fps: number | null;
                                    gop: ("closed" | "open") | null;
                                    /** Format: int64 */
                                    height: number;
                                    indexed_first: boolean;
                                    scan: ("progressive" | "interlaced") | null;
                                    seconds: number | null;
                                    /** Format: int64 */
                                    width: number;
                                };
                                width: number | null;
                            }[];
                            post_id: string;
                            series_id: string | null;
                            targets: {
                                content: string;
                                first_comment: string | null;
                                locked: string | null;
                                locked_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                options?: {
                                    [key: string]: string;
                                } | null;
                                page_id: string | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                publication_id: string;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                target_id?: string;
                                target_name: string;
                                version: string | null;
                            }[];
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.changePlannedPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platforms": [
                 *         {
                 *           "platform_id": 1,
                 *           "page_id": "100000000000001",
                 *           "content": "The bells ring again on Friday at noon. Come and listen."
                 *         }
                 *       ],
                 *       "scheduled_time": "2027-05-14 09:30:00",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    idempotency_key?: string;
                    link_tracking?: boolean | null;
                    media_ids?: string[];
                    platforms: {
                        content: string;
                        first_comment?: string | null;
                        options?: {
                            [key: string]: string;
                        } | null;
                        page_id?: string | null;
                        /** @enum {integer} */
                        platform_id: 1 | 2 | 3 | 4 | 5;
                    }[];
                    /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                    scheduled_time?: string;
                    seen?: {
                        id: string;
                        version: string;
                    }[];
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        refused: {
                            message: string;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            publication_id: string;
                            target_name: string;
                        }[];
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.reschedulePost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scheduled_time": "2027-05-14 09:30:00"
                 *     }
                 */
                "application/json": {
                    publications?: string[];
                    /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                    scheduled_time: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        refused: {
                            message: string;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            publication_id: string;
                            target_name: string;
                        }[];
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.retryPost": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        refused: {
                            message: string;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            publication_id: string;
                            target_name: string;
                        }[];
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.returnToDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft_id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    draft_id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        draft_id: string;
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        /** Format: int64 */
                        missing_media: number;
                        refused: string[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.createPosts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Our new sourdough, out of the oven at six"
                 *     }
                 */
                "application/json": {
                    content: string;
                    details?: {
                        about?: string;
                        audience?: string;
                        emoji?: boolean;
                        /** @enum {string} */
                        goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                        /** @enum {string} */
                        length?: "short" | "medium" | "long";
                        link?: string;
                        /** @enum {string} */
                        tone?: "plain" | "warm" | "lively" | "professional";
                    };
                    /** @enum {string} */
                    locale?: "en" | "ar" | "de" | "es" | "fr" | "pt-BR";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        posts: {
                            content: string;
                            /** @description Without the leading # */
                            hashtags: string[];
                            mediaCaption: string;
                            purpose: string;
                            purpose_code?: {
                                /** @description One of a list that grows; English is beside it */
                                code: string;
                                /** @description Whom it speaks to, for a code that names them */
                                whom?: string;
                            };
                            removed?: string[];
                            versions?: {
                                bluesky?: string;
                                facebook?: string;
                                instagram?: string;
                                linkedin?: string;
                                mastodon?: string;
                            };
                        }[];
                        success: boolean;
                        trending_hashtags: {
                            count: number | null;
                            /** @default null */
                            counted: "own_posts" | null;
                            hashtag: string;
                        }[];
                        writer: {
                            /** @enum {string} */
                            engine: "built-in" | "model";
                            fell_back: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer" | "allowance_used" | "allowance_unknown" | "words_unknown") | null;
                            name: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listDrafts": {
        parameters: {
            query?: {
                before?: string;
                /** @description Without what the user only tries */
                kept?: "true";
                review?: "requested" | "changes_requested" | "approved";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        drafts: {
                            /** Format: date-time */
                            created_at: string;
                            /** @default null */
                            created_by: string | null;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            mode: "now" | "later";
                            picture: {
                                /** @default  */
                                alt_text: string;
                                /** Format: int64 */
                                bytes: number;
                                /** Format: date-time */
                                created_at: string;
                                duration_ms: number | null;
                                height: number | null;
                                /** Format: uuid */
                                id: string;
                                kept?: boolean;
                                /** @enum {string} */
                                kind: "image" | "video";
                                name: string;
                                /** @enum {string} */
                                notice?: "first_frame_only" | "animated";
                                thumbnail_url?: string;
                                type: string;
                                url: string;
                                video?: {
                                    audio: {
                                        channels: number | null;
                                        codec: string;
                                        rate: number | null;
                                    } | null;
                                    chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                    codec: string;
                                    /** @enum {string} */
                                    container: "mp4" | "mov";
                                    depth: number | null;
                                    edits: boolean;
                                    fps: number | null;
                                    gop: ("closed" | "open") | null;
                                    /** Format: int64 */
                                    height: number;
                                    indexed_first: boolean;
                                    scan: ("progressive" | "interlaced") | null;
                                    seconds: number | null;
                                    /** Format: int64 */
                                    width: number;
                                };
                                width: number | null;
                            } | null;
                            platforms: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                            /** @default null */
                            review: {
                                by_owner?: boolean;
                                decided_at: string | null;
                                decided_by: string | null;
                                decisions?: {
                                    /** Format: date-time */
                                    decided_at: string;
                                    decided_by: string;
                                    note: string | null;
                                    /** @enum {string} */
                                    status: "changes_requested" | "approved";
                                }[];
                                note: string | null;
                                request_note: string | null;
                                /** Format: date-time */
                                requested_at: string;
                                requested_by: string;
                                /** @enum {string} */
                                status: "requested" | "changes_requested" | "approved";
                                /** Format: int64 */
                                version: number;
                            } | null;
                            scheduled_time: string | null;
                            text: string;
                            timezone: string | null;
                            topic: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                        next: string | null;
                        success: boolean;
                        /**
                         * Format: int64
                         * @default 0
                         */
                        waiting: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getDraft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.saveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "post": {
                 *         "source": null,
                 *         "text": "The bells ring again on Friday at noon. Come and listen.",
                 *         "hashtags": [
                 *           "bells"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    details?: {
                        about?: string;
                        audience?: string;
                        emoji?: boolean;
                        /** @enum {string} */
                        goal?: "sell" | "inform" | "engage" | "invite" | "hire" | "thank";
                        /** @enum {string} */
                        length?: "short" | "medium" | "long";
                        link?: string;
                        /** @enum {string} */
                        tone?: "plain" | "warm" | "lively" | "professional";
                    } | null;
                    /** @default null */
                    generated?: components["schemas"]["GeneratedPosts"] | null;
                    /** @default null */
                    link_tracking?: boolean | null;
                    /** @default [] */
                    media_ids?: string[];
                    /**
                     * @default now
                     * @enum {string}
                     */
                    mode?: "now" | "later";
                    /** @default null */
                    post?: {
                        first_comment?: {
                            networks: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                            text: string;
                        } | null;
                        hashtags: string[];
                        options?: {
                            bluesky?: {
                                [key: string]: string;
                            };
                            facebook?: {
                                [key: string]: string;
                            };
                            instagram?: {
                                [key: string]: string;
                            };
                            linkedin?: {
                                [key: string]: string;
                            };
                            mastodon?: {
                                [key: string]: string;
                            };
                        };
                        source: string | null;
                        text: string;
                        versions?: {
                            bluesky?: string;
                            facebook?: string;
                            instagram?: string;
                            linkedin?: string;
                            mastodon?: string;
                        };
                        without_hashtags?: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon")[];
                    } | null;
                    repeat?: {
                        /** @default null */
                        count?: number | null;
                        /** @enum {string} */
                        every: "day" | "week" | "month";
                        /** @default 1 */
                        interval?: number;
                        /** @default null */
                        until?: string | null;
                        /** @default [] */
                        weekdays?: number[];
                    } | null;
                    /** @default null */
                    scheduled_time?: string | null;
                    /**
                     * @default topic
                     * @enum {string}
                     */
                    step?: "topic" | "edit" | "publish" | "schedule";
                    /** @default [] */
                    targets?: {
                        page_id: string | null;
                        /** @enum {string} */
                        platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                        selected: boolean;
                    }[];
                    /** @default null */
                    timezone?: string | null;
                    /** @default  */
                    topic?: string;
                    /** @default false */
                    use_ai_suggestion?: boolean;
                    /** Format: int64 */
                    version: number;
                    /** @default null */
                    voice_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.deleteDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.approveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "platforms": [
                 *         {
                 *           "platform_id": 1,
                 *           "page_id": "100000000000001",
                 *           "content": "The bells ring again on Friday at noon. Come and listen."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    link_tracking?: boolean | null;
                    /** @default [] */
                    media_ids?: string[];
                    platforms: {
                        content: string;
                        first_comment?: string | null;
                        options?: {
                            [key: string]: string;
                        } | null;
                        page_id?: string | null;
                        /** @enum {integer} */
                        platform_id: 1 | 2 | 3 | 4 | 5;
                    }[];
                    /** @default null */
                    repeat?: {
                        /** @default null */
                        count?: number | null;
                        /** @enum {string} */
                        every: "day" | "week" | "month";
                        /** @default 1 */
                        interval?: number;
                        /** @default null */
                        until?: string | null;
                        /** @default [] */
                        weekdays?: number[];
                    } | null;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.requestApproval": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "note": "The bells ring again on Friday at noon. Come and listen."
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    note?: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.requestChanges": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "note": "The bells ring again on Friday at noon. Come and listen."
                 *     }
                 */
                "application/json": {
                    note: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["Draft"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listHashtagGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: {
                            hashtags: string[];
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.saveHashtagGroup": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bread",
                 *       "hashtags": [
                 *         "sourdough",
                 *         "bakery"
                 *       ],
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    hashtags: string[];
                    name: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        group: {
                            hashtags: string[];
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: int64 */
                            version: number;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.deleteHashtagGroup": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getLinkTracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link_tracking: {
                            domains: string[] | null;
                            enabled: boolean;
                            networks: {
                                bluesky: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                facebook: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                instagram: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                linkedin: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                mastodon: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                            };
                            /** Format: int64 */
                            version: number;
                        } | null;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.saveLinkTracking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false,
                 *       "networks": {
                 *         "facebook": {
                 *           "enabled": true,
                 *           "utm_source": "{network}",
                 *           "utm_medium": "social",
                 *           "utm_campaign": "{month}"
                 *         },
                 *         "instagram": {
                 *           "enabled": true,
                 *           "utm_source": "{network}",
                 *           "utm_medium": "social",
                 *           "utm_campaign": "{month}"
                 *         },
                 *         "linkedin": {
                 *           "enabled": true,
                 *           "utm_source": "{network}",
                 *           "utm_medium": "social",
                 *           "utm_campaign": "{month}"
                 *         },
                 *         "bluesky": {
                 *           "enabled": true,
                 *           "utm_source": "{network}",
                 *           "utm_medium": "social",
                 *           "utm_campaign": "{month}"
                 *         },
                 *         "mastodon": {
                 *           "enabled": true,
                 *           "utm_source": "{network}",
                 *           "utm_medium": "social",
                 *           "utm_campaign": "{month}"
                 *         }
                 *       },
                 *       "domains": null,
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    domains: string[] | null;
                    enabled: boolean;
                    networks: {
                        bluesky?: {
                            enabled: boolean;
                            /** @default  */
                            utm_campaign?: string;
                            /** @default  */
                            utm_content?: string;
                            /** @default  */
                            utm_medium?: string;
                            /** @default  */
                            utm_source?: string;
                            /** @default  */
                            utm_term?: string;
                        };
                        facebook?: {
                            enabled: boolean;
                            /** @default  */
                            utm_campaign?: string;
                            /** @default  */
                            utm_content?: string;
                            /** @default  */
                            utm_medium?: string;
                            /** @default  */
                            utm_source?: string;
                            /** @default  */
                            utm_term?: string;
                        };
                        instagram?: {
                            enabled: boolean;
                            /** @default  */
                            utm_campaign?: string;
                            /** @default  */
                            utm_content?: string;
                            /** @default  */
                            utm_medium?: string;
                            /** @default  */
                            utm_source?: string;
                            /** @default  */
                            utm_term?: string;
                        };
                        linkedin?: {
                            enabled: boolean;
                            /** @default  */
                            utm_campaign?: string;
                            /** @default  */
                            utm_content?: string;
                            /** @default  */
                            utm_medium?: string;
                            /** @default  */
                            utm_source?: string;
                            /** @default  */
                            utm_term?: string;
                        };
                        mastodon?: {
                            enabled: boolean;
                            /** @default  */
                            utm_campaign?: string;
                            /** @default  */
                            utm_content?: string;
                            /** @default  */
                            utm_medium?: string;
                            /** @default  */
                            utm_source?: string;
                            /** @default  */
                            utm_term?: string;
                        };
                    };
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link_tracking: {
                            domains: string[] | null;
                            enabled: boolean;
                            networks: {
                                bluesky: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                facebook: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                instagram: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                linkedin: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                                mastodon: {
                                    enabled: boolean;
                                    /** @default  */
                                    utm_campaign: string;
                                    /** @default  */
                                    utm_content: string;
                                    /** @default  */
                                    utm_medium: string;
                                    /** @default  */
                                    utm_source: string;
                                    /** @default  */
                                    utm_term: string;
                                };
                            };
                            /** Format: int64 */
                            version: number;
                        };
                        message: string;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listMedia": {
        parameters: {
            query?: {
                before?: string;
                /** @example image */
                kind?: "image" | "video";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            /** @default  */
                            alt_text: string;
                            /** Format: int64 */
                            bytes: number;
                            /** Format: date-time */
                            created_at: string;
                            duration_ms: number | null;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            kept?: boolean;
                            /** @enum {string} */
                            kind: "image" | "video";
                            name: string;
                            /** @enum {string} */
                            notice?: "first_frame_only" | "animated";
                            thumbnail_url?: string;
                            type: string;
                            url: string;
                            video?: {
                                audio: {
                                    channels: number | null;
                                    codec: string;
                                    rate: number | null;
                                } | null;
                                chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                codec: string;
                                /** @enum {string} */
                                container: "mp4" | "mov";
                                depth: number | null;
                                edits: boolean;
                                fps: number | null;
                                gop: ("closed" | "open") | null;
                                /** Format: int64 */
                                height: number;
                                indexed_first: boolean;
                                scan: ("progressive" | "interlaced") | null;
                                seconds: number | null;
                                /** Format: int64 */
                                width: number;
                            };
                            width: number | null;
                        }[];
                        next: string | null;
                        /** Format: int64 */
                        quota_bytes: number;
                        success: boolean;
                        /** Format: int64 */
                        used_bytes: number;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.uploadMedia": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keep": "true",
                 *       "file": "bells.png"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One image or video
                     */
                    file: Blob;
                    /**
                     * Format: uuid
                     * @description Chosen by the client: a repeated call with it answers as the first did, so that a lost reply uploads once. With another file under the same id it is refused with `conflict`.
                     */
                    id?: string;
                    /**
                     * @description Whether the file stays when no draft and no post uses it.
                     * @enum {string}
                     */
                    keep?: "true" | "false";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            /** @default  */
                            alt_text: string;
                            /** Format: int64 */
                            bytes: number;
                            /** Format: date-time */
                            created_at: string;
                            duration_ms: number | null;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            kept?: boolean;
                            /** @enum {string} */
                            kind: "image" | "video";
                            name: string;
                            /** @enum {string} */
                            notice?: "first_frame_only" | "animated";
                            thumbnail_url?: string;
                            type: string;
                            url: string;
                            video?: {
                                audio: {
                                    channels: number | null;
                                    codec: string;
                                    rate: number | null;
                                } | null;
                                chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                codec: string;
                                /** @enum {string} */
                                container: "mp4" | "mov";
                                depth: number | null;
                                edits: boolean;
                                fps: number | null;
                                gop: ("closed" | "open") | null;
                                /** Format: int64 */
                                height: number;
                                indexed_first: boolean;
                                scan: ("progressive" | "interlaced") | null;
                                seconds: number | null;
                                /** Format: int64 */
                                width: number;
                            };
                            width: number | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getMedia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            /** @default  */
                            alt_text: string;
                            /** Format: int64 */
                            bytes: number;
                            /** Format: date-time */
                            created_at: string;
                            duration_ms: number | null;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            kept?: boolean;
                            /** @enum {string} */
                            kind: "image" | "video";
                            name: string;
                            /** @enum {string} */
                            notice?: "first_frame_only" | "animated";
                            thumbnail_url?: string;
                            type: string;
                            url: string;
                            video?: {
                                audio: {
                                    channels: number | null;
                                    codec: string;
                                    rate: number | null;
                                } | null;
                                chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                codec: string;
                                /** @enum {string} */
                                container: "mp4" | "mov";
                                depth: number | null;
                                edits: boolean;
                                fps: number | null;
                                gop: ("closed" | "open") | null;
                                /** Format: int64 */
                                height: number;
                                indexed_first: boolean;
                                scan: ("progressive" | "interlaced") | null;
                                seconds: number | null;
                                /** Format: int64 */
                                width: number;
                            };
                            width: number | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.deleteMedia": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.describeMedia": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alt_text": "Four bells in a tower"
                 *     }
                 */
                "application/json": {
                    alt_text?: string;
                    kept?: boolean;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            /** @default  */
                            alt_text: string;
                            /** Format: int64 */
                            bytes: number;
                            /** Format: date-time */
                            created_at: string;
                            duration_ms: number | null;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            kept?: boolean;
                            /** @enum {string} */
                            kind: "image" | "video";
                            name: string;
                            /** @enum {string} */
                            notice?: "first_frame_only" | "animated";
                            thumbnail_url?: string;
                            type: string;
                            url: string;
                            video?: {
                                audio: {
                                    channels: number | null;
                                    codec: string;
                                    rate: number | null;
                                } | null;
                                chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                codec: string;
                                /** @enum {string} */
                                container: "mp4" | "mov";
                                depth: number | null;
                                edits: boolean;
                                fps: number | null;
                                gop: ("closed" | "open") | null;
                                /** Format: int64 */
                                height: number;
                                indexed_first: boolean;
                                scan: ("progressive" | "interlaced") | null;
                                seconds: number | null;
                                /** Format: int64 */
                                width: number;
                            };
                            width: number | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.cropMedia": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new_id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b",
                 *       "left": 0,
                 *       "top": 0,
                 *       "width": 1,
                 *       "height": 1
                 *     }
                 */
                "application/json": {
                    height: number;
                    left: number;
                    /** Format: uuid */
                    new_id: string;
                    top: number;
                    width: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        media: {
                            /** @default  */
                            alt_text: string;
                            /** Format: int64 */
                            bytes: number;
                            /** Format: date-time */
                            created_at: string;
                            duration_ms: number | null;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            kept?: boolean;
                            /** @enum {string} */
                            kind: "image" | "video";
                            name: string;
                            /** @enum {string} */
                            notice?: "first_frame_only" | "animated";
                            thumbnail_url?: string;
                            type: string;
                            url: string;
                            video?: {
                                audio: {
                                    channels: number | null;
                                    codec: string;
                                    rate: number | null;
                                } | null;
                                chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                codec: string;
                                /** @enum {string} */
                                container: "mp4" | "mov";
                                depth: number | null;
                                edits: boolean;
                                fps: number | null;
                                gop: ("closed" | "open") | null;
                                /** Format: int64 */
                                height: number;
                                indexed_first: boolean;
                                scan: ("progressive" | "interlaced") | null;
                                seconds: number | null;
                                /** Format: int64 */
                                width: number;
                            };
                            width: number | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getMediaUses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5d1f2c7a-8f0b-4c39-8a6e-71b3d9e4c052 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        more: boolean;
                        success: boolean;
                        uses: {
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "draft" | "planned" | "out";
                            text: string;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.fetchMedia": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "id": "7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b",
                 *           "url": "https://example.com/bells.jpg"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    files: {
                        /** @default  */
                        alt_text?: string;
                        /** Format: uuid */
                        id: string;
                        url: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: {
                            error: string | null;
                            /** Format: uuid */
                            id: string;
                            media: {
                                /** @default  */
                                alt_text: string;
                                /** Format: int64 */
                                bytes: number;
                                /** Format: date-time */
                                created_at: string;
                                duration_ms: number | null;
                                height: number | null;
                                /** Format: uuid */
                                id: string;
                                kept?: boolean;
                                /** @enum {string} */
                                kind: "image" | "video";
                                name: string;
                                /** @enum {string} */
                                notice?: "first_frame_only" | "animated";
                                thumbnail_url?: string;
                                type: string;
                                url: string;
                                video?: {
                                    audio: {
                                        channels: number | null;
                                        codec: string;
                                        rate: number | null;
                                    } | null;
                                    chroma: ("4:0:0" | "4:2:0" | "4:2:2" | "4:4:4") | null;
                                    codec: string;
                                    /** @enum {string} */
                                    container: "mp4" | "mov";
                                    depth: number | null;
                                    edits: boolean;
                                    fps: number | null;
                                    gop: ("closed" | "open") | null;
                                    /** Format: int64 */
                                    height: number;
                                    indexed_first: boolean;
                                    scan: ("progressive" | "interlaced") | null;
                                    seconds: number | null;
                                    /** Format: int64 */
                                    width: number;
                                };
                                width: number | null;
                            } | null;
                            message: string | null;
                            message_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listPlanned": {
        parameters: {
            query: {
                before?: string;
                /** @example 2026-01-01T00:00:00.000Z */
                from: string;
                /** @description Names of networks, separated by commas */
                platforms?: string;
                /** @description Of scheduled, publishing, published, failed, canceled, separated by commas */
                statuses?: string;
                targets?: string;
                /** @description What the text has to have in it, in capitals or not */
                text?: string;
                /** @example 2026-02-01T00:00:00.000Z */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        publications: {
                            /** @default false */
                            can_reschedule: boolean;
                            /** Format: date-time */
                            due_at: string;
                            /** @default false */
                            from_queue: boolean;
                            id: string;
                            /** @default false */
                            may_be_out: boolean;
                            next_attempt_at: string | null;
                            picture: {
                                /** @enum {string} */
                                kind: "image" | "video";
                                url: string;
                            } | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            post_id: string;
                            published_at: string | null;
                            scheduled_time: string | null;
                            /** @default null */
                            series_id: string | null;
                            /** @enum {string} */
                            status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                            target_id: string;
                            target_name: string;
                            timezone: string | null;
                            /** @default null */
                            waiting_for: ("time" | "retry" | "connection") | null;
                            words: string | null;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.editPublication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The bells ring again on Friday at noon. Come and listen."
                 *     }
                 */
                "application/json": {
                    content: string;
                    seen?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        publication: components["schemas"]["Publication"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.cancelPublication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default false */
                    accept_unknown?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        publication: components["schemas"]["Publication"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.publishPublicationNow": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        publication: components["schemas"]["Publication"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.reschedulePublication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scheduled_time": "2027-05-14 09:30:00",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": {
                    /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                    scheduled_time: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        publication: components["schemas"]["Publication"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.retryPublication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        publication: components["schemas"]["Publication"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.takeDownPublication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.publishPosts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platforms": "[{\"platform_id\":1,\"page_id\":\"100000000000001\",\"content\":\"The bells ring again on Friday at noon. Come and listen.\"}]"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: uuid
                     * @description The draft that this is made of, written before or not. The post has its id, so a repeated call, also from another tab, answers with the post that is there.
                     */
                    draft_id?: string;
                    /**
                     * Format: int64
                     * @description The version of the draft that was last seen. With another one now: `draft_changed`.
                     */
                    draft_version?: number;
                    /** @description For calls without a draft: a repeated call with it answers as the first did. Without one, a caller whose reply was lost makes a second post by asking again. */
                    idempotency_key?: string;
                    /** @default  */
                    initial_post_description?: string;
                    /**
                     * @description Whether the links of this post are tagged as PUT /posts/link-tracking says; as that rule says when left out.
                     * @enum {string}
                     */
                    link_tracking?: "true" | "false";
                    /** @description Images or one video for this network alone */
                    media_1?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_2?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_3?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_4?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_5?: Blob[];
                    /**
                     * @description JSON list of ids of the media library, in order: every target gets these files
                     * @default []
                     */
                    media_ids?: string;
                    /** @description JSON list of {platform_id, page_id, content, first_comment, options} */
                    platforms: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default false */
                        earlier: boolean;
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        post_id: string;
                        results: components["schemas"]["Publication"][];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getQueue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        schedules: {
                            next_free: {
                                /** Format: date-time */
                                due_at: string;
                                scheduled_time: string;
                            }[];
                            page_id: string | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            /** @enum {integer} */
                            platform_id: 1 | 2 | 3 | 4 | 5;
                            queued: {
                                /** Format: date-time */
                                due_at: string;
                                id: string;
                                post_id: string;
                                scheduled_time: string;
                                timezone: string | null;
                                words: string | null;
                            }[];
                            slots: {
                                time: string;
                                weekday: number;
                            }[];
                            target_id: string;
                            target_name: string;
                            timezone: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.savePostingSchedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform_id": 1,
                 *       "page_id": "100000000000001",
                 *       "timezone": "Europe/Berlin",
                 *       "slots": [
                 *         {
                 *           "weekday": 5,
                 *           "time": "09:30"
                 *         }
                 *       ],
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    page_id?: string | null;
                    plan?: string;
                    /** @enum {integer} */
                    platform_id: 1 | 2 | 3 | 4 | 5;
                    slots: {
                        time: string;
                        weekday: number;
                    }[];
                    timezone: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        /** Format: int64 */
                        moved: number;
                        schedule: {
                            next_free: {
                                /** Format: date-time */
                                due_at: string;
                                scheduled_time: string;
                            }[];
                            page_id: string | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            /** @enum {integer} */
                            platform_id: 1 | 2 | 3 | 4 | 5;
                            queued: {
                                /** Format: date-time */
                                due_at: string;
                                id: string;
                                post_id: string;
                                scheduled_time: string;
                                timezone: string | null;
                                words: string | null;
                            }[];
                            slots: {
                                time: string;
                                weekday: number;
                            }[];
                            target_id: string;
                            target_name: string;
                            timezone: string;
                            /** Format: int64 */
                            version: number;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.previewPostingSchedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform_id": 1,
                 *       "page_id": "100000000000001",
                 *       "timezone": "Europe/Berlin",
                 *       "slots": [
                 *         {
                 *           "weekday": 5,
                 *           "time": "09:30"
                 *         }
                 *       ],
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    page_id?: string | null;
                    /** @enum {integer} */
                    platform_id: 1 | 2 | 3 | 4 | 5;
                    slots: {
                        time: string;
                        weekday: number;
                    }[];
                    timezone: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        moves: {
                            /** Format: date-time */
                            due_at: string;
                            id: string;
                            post_id: string;
                            scheduled_time: string;
                            timezone: string | null;
                            to: {
                                /** Format: date-time */
                                due_at: string;
                                scheduled_time: string;
                            };
                            words: string | null;
                        }[];
                        plan: string;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.schedulePosts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platforms": "[{\"platform_id\":1,\"page_id\":\"100000000000001\",\"content\":\"The bells ring again on Friday at noon. Come and listen.\"}]",
                 *       "scheduled_time": "2027-05-14 09:30:00",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: uuid
                     * @description The draft that this is made of, written before or not. The post has its id, so a repeated call, also from another tab, answers with the post that is there.
                     */
                    draft_id?: string;
                    /**
                     * Format: int64
                     * @description The version of the draft that was last seen. With another one now: `draft_changed`.
                     */
                    draft_version?: number;
                    /** @description For calls without a draft: a repeated call with it answers as the first did. Without one, a caller whose reply was lost makes a second post by asking again. */
                    idempotency_key?: string;
                    /** @default  */
                    initial_post_description?: string;
                    /**
                     * @description Whether the links of this post are tagged as PUT /posts/link-tracking says; as that rule says when left out.
                     * @enum {string}
                     */
                    link_tracking?: "true" | "false";
                    /** @description Images or one video for this network alone */
                    media_1?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_2?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_3?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_4?: Blob[];
                    /** @description Images or one video for this network alone */
                    media_5?: Blob[];
                    /**
                     * @description JSON list of ids of the media library, in order: every target gets these files
                     * @default []
                     */
                    media_ids?: string;
                    /** @description JSON list of {platform_id, page_id, content, first_comment, options} */
                    platforms: string;
                    /**
                     * @description true: in place of scheduled_time, each target gets the next free posting slot of its own account; refused where an account has none. A repeated call with the same draft or key takes no second slot.
                     * @default false
                     * @enum {string}
                     */
                    queue?: "true" | "false";
                    /** @description JSON of {every, interval, weekdays, count, until}: the post comes again as this says, from scheduled_time on. */
                    repeat?: string;
                    /** @description Local time, YYYY-MM-DD HH:mm:ss. One that the clocks skip is refused; one that comes twice means the first. */
                    scheduled_time?: string;
                    timezone?: string;
                    /**
                     * @default 0
                     * @enum {string}
                     */
                    use_ai_suggestion?: "0" | "1";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        due_at: string;
                        /** @default false */
                        earlier: boolean;
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        post_id: string;
                        results: components["schemas"]["Publication"][];
                        scheduled_time: string | null;
                        /** @default null */
                        series: components["schemas"]["Series"] | null;
                        success: boolean;
                        timezone: string | null;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.scheduleBatch": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Berlin",
                 *       "posts": [
                 *         {
                 *           "idempotency_key": "newsletter-2027-05",
                 *           "content": "The bells ring again on Friday at noon. Come and listen.",
                 *           "targets": [
                 *             {
                 *               "platform_id": 1,
                 *               "page_id": "100000000000001"
                 *             }
                 *           ],
                 *           "scheduled_time": "2027-05-14 09:30:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    description?: string;
                    posts: {
                        content: string;
                        first_comment?: string | null;
                        idempotency_key: string;
                        /** @default [] */
                        media_ids?: string[];
                        scheduled_time: string | null;
                        targets: {
                            page_id?: string | null;
                            /** @enum {integer} */
                            platform_id: 1 | 2 | 3 | 4 | 5;
                        }[];
                    }[];
                    timezone: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            due_at: string | null;
                            error: string | null;
                            errors: {
                                [key: string]: string[];
                            };
                            idempotency_key: string;
                            message: string | null;
                            /** @enum {string} */
                            outcome: "scheduled" | "repeated" | "gone" | "refused";
                            post_id: string | null;
                            texts?: {
                                [key: string]: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                            };
                        }[];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.searchPosts": {
        parameters: {
            query?: {
                /** @description Only posts that failed, wait for a connection, or have an unknown outcome */
                attention?: "true";
                author?: string;
                before?: string;
                /** @description With `attention`: ids of all pages, accounts and profiles that are connected, separated by commas. Posts scheduled for any other need attention too */
                connected?: string;
                /** @description With `attention`: networks whose scheduled posts need attention too, separated by commas */
                disconnected?: string;
                from?: string;
                /** @example latest */
                order?: "latest" | "soonest";
                /** @description Names of networks, separated by commas */
                platforms?: string;
                /**
                 * @description Any of scheduled, publishing, published, failed, canceled, separated by commas
                 * @example failed
                 */
                statuses?: string;
                targets?: string;
                /** @description Words that the text contains, in any case */
                text?: string;
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        posts: {
                            AI_generated_description: string;
                            /**
                             * Format: int64
                             * @default 0
                             */
                            attempts: number;
                            /** @default false */
                            can_cancel: boolean;
                            /** @default false */
                            can_delete: boolean;
                            /** @default false */
                            can_edit: boolean;
                            /** @default false */
                            can_reschedule: boolean;
                            /** @default false */
                            can_retry: boolean;
                            /** @default false */
                            can_take_down: boolean;
                            /** @default null */
                            canceled_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            due_at: string | null;
                            /** @default null */
                            edited_at: string | null;
                            id: string;
                            initial_description: string;
                            /** @default false */
                            late: boolean;
                            /** @default false */
                            may_be_out: boolean;
                            /** @default null */
                            next_attempt_at: string | null;
                            /** @default null */
                            page_id: string | null;
                            /** @default null */
                            picture: {
                                /** @enum {string} */
                                kind: "image" | "video";
                                url: string;
                            } | null;
                            /** @enum {string} */
                            platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                            post_id: string;
                            post_url: string | null;
                            /** @default null */
                            published_at: string | null;
                            reason: string | null;
                            reason_text?: {
                                /** @description The sentence as an ICU message with named placeholders */
                                message: string;
                                /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                values: {
                                    [key: string]: unknown;
                                };
                            };
                            response_post_id: string | null;
                            /** @default null */
                            scheduled_time: string | null;
                            /** @enum {string} */
                            status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                            /** @default null */
                            taken_down_at: string | null;
                            target_id?: string;
                            target_name: string;
                            /** @default null */
                            timezone: string | null;
                            /** @default null */
                            waiting_for: ("time" | "retry" | "connection") | null;
                        }[];
                        searched_to: string | null;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.getSeries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        series: components["schemas"]["Series"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.resumeSeries": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        series: components["schemas"]["Series"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.stopSeries": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0b9f6f0e-6d3c-4a55-9d0c-2f7a1c3e8b41 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        message_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        series: components["schemas"]["Series"];
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "analytics.suggestTime": {
        parameters: {
            query?: {
                /**
                 * @description Platform ids, separated by commas
                 * @example 1
                 */
                platforms?: string;
                /** @example Europe/Berlin */
                timezone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reason: string;
                        reason_text?: {
                            /** @description The sentence as an ICU message with named placeholders */
                            message: string;
                            /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                            values: {
                                [key: string]: unknown;
                            };
                        };
                        scheduled_time: string;
                        success: boolean;
                        timezone: string;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        templates: {
                            /** @default [] */
                            hashtags: string[];
                            /** Format: uuid */
                            id: string;
                            name: string;
                            text: string;
                            /** Format: int64 */
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.saveTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "New bread",
                 *       "text": "New: {product}",
                 *       "version": 0
                 *     }
                 */
                "application/json": {
                    /** @default [] */
                    hashtags?: string[];
                    name: string;
                    text: string;
                    /** Format: int64 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        template: {
                            /** @default [] */
                            hashtags: string[];
                            /** Format: uuid */
                            id: string;
                            name: string;
                            text: string;
                            /** Format: int64 */
                            version: number;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.deleteTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "posts.listUserPosts": {
        parameters: {
            query?: {
                before?: string;
                /** @example open */
                list?: "open" | "failed" | "over";
                /** @description Those at this network alone */
                platform?: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                /** @description Ids of posts, separated by commas, 20 at the most: these alone */
                posts?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: {
                            failed?: string;
                            open?: string;
                            over?: string;
                        };
                        posts: {
                            bluesky?: {
                                AI_generated_description: string;
                                /**
                                 * Format: int64
                                 * @default 0
                                 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                due_at: string | null;
                                /** @default null */
                                edited_at: string | null;
                                id: string;
                                initial_description: string;
                                /** @default false */
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                /** @default null */
                                next_attempt_at: string | null;
                                /** @default null */
                                page_id: string | null;
                                /** @default null */
                                picture: {
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    url: string;
                                } | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                post_id: string;
                                post_url: string | null;
                                /** @default null */
                                published_at: string | null;
                                reason: string | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                response_post_id: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                            facebook?: {
                                AI_generated_description: string;
                                /**
                                 * Format: int64
                                 * @default 0
                                 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                due_at: string | null;
                                /** @default null */
                                edited_at: string | null;
                                id: string;
                                initial_description: string;
                                /** @default false */
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                /** @default null */
                                next_attempt_at: string | null;
                                /** @default null */
                                page_id: string | null;
                                /** @default null */
                                picture: {
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    url: string;
                                } | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                post_id: string;
                                post_url: string | null;
                                /** @default null */
                                published_at: string | null;
                                reason: string | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                response_post_id: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                            instagram?: {
                                AI_generated_description: string;
                                /**
                                 * Format: int64
                                 * @default 0
                                 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                due_at: string | null;
                                /** @default null */
                                edited_at: string | null;
                                id: string;
                                initial_description: string;
                                /** @default false */
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                /** @default null */
                                next_attempt_at: string | null;
                                /** @default null */
                                page_id: string | null;
                                /** @default null */
                                picture: {
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    url: string;
                                } | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                post_id: string;
                                post_url: string | null;
                                /** @default null */
                                published_at: string | null;
                                reason: string | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                response_post_id: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                            linkedin?: {
                                AI_generated_description: string;
                                /**
                                 * Format: int64
                                 * @default 0
                                 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                due_at: string | null;
                                /** @default null */
                                edited_at: string | null;
                                id: string;
                                initial_description: string;
                                /** @default false */
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                /** @default null */
                                next_attempt_at: string | null;
                                /** @default null */
                                page_id: string | null;
                                /** @default null */
                                picture: {
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    url: string;
                                } | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                post_id: string;
                                post_url: string | null;
                                /** @default null */
                                published_at: string | null;
                                reason: string | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                response_post_id: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                            mastodon?: {
                                AI_generated_description: string;
                                /**
                                 * Format: int64
                                 * @default 0
                                 */
                                attempts: number;
                                /** @default false */
                                can_cancel: boolean;
                                /** @default false */
                                can_delete: boolean;
                                /** @default false */
                                can_edit: boolean;
                                /** @default false */
                                can_reschedule: boolean;
                                /** @default false */
                                can_retry: boolean;
                                /** @default false */
                                can_take_down: boolean;
                                /** @default null */
                                canceled_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                due_at: string | null;
                                /** @default null */
                                edited_at: string | null;
                                id: string;
                                initial_description: string;
                                /** @default false */
                                late: boolean;
                                /** @default false */
                                may_be_out: boolean;
                                /** @default null */
                                next_attempt_at: string | null;
                                /** @default null */
                                page_id: string | null;
                                /** @default null */
                                picture: {
                                    /** @enum {string} */
                                    kind: "image" | "video";
                                    url: string;
                                } | null;
                                /** @enum {string} */
                                platform: "facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon";
                                post_id: string;
                                post_url: string | null;
                                /** @default null */
                                published_at: string | null;
                                reason: string | null;
                                reason_text?: {
                                    /** @description The sentence as an ICU message with named placeholders */
                                    message: string;
                                    /** @description What the placeholders stand for. A time has its English beside it: { local, form, english } */
                                    values: {
                                        [key: string]: unknown;
                                    };
                                };
                                response_post_id: string | null;
                                /** @default null */
                                scheduled_time: string | null;
                                /** @enum {string} */
                                status: "scheduled" | "queued" | "publishing" | "published" | "failed" | "canceled";
                                /** @default null */
                                taken_down_at: string | null;
                                target_id?: string;
                                target_name: string;
                                /** @default null */
                                timezone: string | null;
                                /** @default null */
                                waiting_for: ("time" | "retry" | "connection") | null;
                            }[];
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "identity.getUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        id: string;
                        /** @default null */
                        locale: ("en" | "ar" | "de" | "es" | "fr" | "pt-BR") | null;
                        name: string;
                        timezone: string;
                        workspace: {
                            id: string;
                            name: string;
                            /** @default false */
                            owner_approval: boolean;
                            /** @enum {string} */
                            role: "viewer" | "writer" | "editor" | "owner";
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.listWebhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        webhooks: {
                            /** Format: date-time */
                            created_at: string;
                            created_by: string | null;
                            description: string;
                            events: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                            failing_since: string | null;
                            /** Format: uuid */
                            id: string;
                            old_secret_until: string | null;
                            paused_because: ("failing" | "gone" | "left" | "reclaimed") | null;
                            /** @enum {string} */
                            status: "active" | "paused";
                            url: string;
                        }[];
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.createWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/carillon",
                 *       "events": [
                 *         "publication.published"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    description?: string;
                    events: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        success: boolean;
                        webhook: {
                            /** Format: date-time */
                            created_at: string;
                            created_by: string | null;
                            description: string;
                            events: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                            failing_since: string | null;
                            /** Format: uuid */
                            id: string;
                            old_secret_until: string | null;
                            paused_because: ("failing" | "gone" | "left" | "reclaimed") | null;
                            /** @enum {string} */
                            status: "active" | "paused";
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.deleteWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.changeWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                "application/json": {
                    description?: string;
                    events?: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                    /** @enum {string} */
                    status?: "active" | "paused";
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        webhook: {
                            /** Format: date-time */
                            created_at: string;
                            created_by: string | null;
                            description: string;
                            events: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                            failing_since: string | null;
                            /** Format: uuid */
                            id: string;
                            old_secret_until: string | null;
                            paused_because: ("failing" | "gone" | "left" | "reclaimed") | null;
                            /** @enum {string} */
                            status: "active" | "paused";
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.listWebhookDeliveries": {
        parameters: {
            query?: {
                before?: string;
                status?: "waiting" | "delivered" | "failed" | "problem";
            };
            header?: never;
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            /** Format: date-time */
                            at: string;
                            failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                            id: string;
                            last_try: {
                                /** Format: date-time */
                                at: string;
                                code: number | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                                /** Format: int64 */
                                ms: number;
                            } | null;
                            next_try_at: string | null;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            /** Format: int64 */
                            tries: number;
                            /** @enum {string} */
                            type: "ping" | "publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received";
                        }[];
                        next: string | null;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.getWebhookDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                delivery: string;
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                            id: string;
                            last_try: {
                                /** Format: date-time */
                                at: string;
                                code: number | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                                /** Format: int64 */
                                ms: number;
                            } | null;
                            log: {
                                answer: string;
                                /** Format: date-time */
                                at: string;
                                code: number | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                                /** Format: int64 */
                                ms: number;
                            }[];
                            next_try_at: string | null;
                            payload: string;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            /** Format: int64 */
                            tries: number;
                            /** @enum {string} */
                            type: "ping" | "publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received";
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.redeliverWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3c8e51d2-94b7-4f0a-8d16-b2e07a9c4f35 */
                delivery: string;
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                            id: string;
                            last_try: {
                                /** Format: date-time */
                                at: string;
                                code: number | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                                /** Format: int64 */
                                ms: number;
                            } | null;
                            next_try_at: string | null;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            /** Format: int64 */
                            tries: number;
                            /** @enum {string} */
                            type: "ping" | "publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received";
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.pingWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: date-time */
                            at: string;
                            failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                            id: string;
                            last_try: {
                                /** Format: date-time */
                                at: string;
                                code: number | null;
                                failure: ("status" | "redirect" | "timeout" | "unreachable" | "not_public" | "certificate" | "queue_full" | "too_old") | null;
                                /** Format: int64 */
                                ms: number;
                            } | null;
                            next_try_at: string | null;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            /** Format: int64 */
                            tries: number;
                            /** @enum {string} */
                            type: "ping" | "publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received";
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "webhooks.rotateWebhookSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 7a2e4b90-3c1d-4f68-b5a7-90c8e6d1f23b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        success: boolean;
                        webhook: {
                            /** Format: date-time */
                            created_at: string;
                            created_by: string | null;
                            description: string;
                            events: ("publication.published" | "publication.failed" | "publication.scheduled" | "publication.canceled" | "connection.lost" | "comment.received")[];
                            failing_since: string | null;
                            /** Format: uuid */
                            id: string;
                            old_secret_until: string | null;
                            paused_because: ("failing" | "gone" | "left" | "reclaimed") | null;
                            /** @enum {string} */
                            status: "active" | "paused";
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notifications.listActivity": {
        parameters: {
            query?: {
                before?: string;
                from?: string;
                /** @example 50 */
                most?: number;
                person?: string;
                /** @example posts */
                topic?: "posts" | "connections" | "team" | "tokens" | "webhooks";
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            actor: {
                                id: string | null;
                                /** @enum {string} */
                                kind: "person";
                                name: string | null;
                                through: ("program" | "assistant") | null;
                                token_name: string | null;
                            } | {
                                /** @enum {string} */
                                kind: "carillon";
                            } | {
                                /** @enum {string} */
                                kind: "unknown";
                            };
                            /** Format: date-time */
                            at: string;
                            id: string;
                            invited: string | null;
                            /** @enum {string} */
                            kind: "post.scheduled" | "post.sent" | "post.edited" | "post.moved" | "post.canceled" | "review.requested" | "review.changes_requested" | "review.approved" | "review.withdrawn" | "post.retried" | "post.deleted" | "post.taken_down" | "post.published" | "post.failed" | "connection.made" | "connection.lost" | "connection.removed" | "member.joined" | "member.left" | "member.removed" | "member.role_changed" | "invitation.sent" | "invitation.resent" | "invitation.revoked" | "invitation.declined" | "workspace.created" | "workspace.renamed" | "workspace.approval_on" | "workspace.approval_off" | "token.created" | "token.revoked" | "webhook.created" | "webhook.changed" | "webhook.paused" | "webhook.resumed" | "webhook.secret_renewed" | "webhook.removed";
                            member: {
                                id: string | null;
                                name: string | null;
                            } | null;
                            name: string | null;
                            platform: ("facebook" | "instagram" | "linkedin" | "bluesky" | "mastodon") | null;
                            post: {
                                deleted: boolean;
                                due_at: string | null;
                                id: string;
                                publication_id: string | null;
                                target_name: string | null;
                                words: string | null;
                            } | null;
                            previous_name: string | null;
                            previous_role: ("viewer" | "writer" | "editor" | "owner") | null;
                            role: ("viewer" | "writer" | "editor" | "owner") | null;
                        }[];
                        next: string | null;
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ai.getWritingEngine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        engine: {
                            check: {
                                answers: boolean;
                                /** Format: date-time */
                                checked_at: string;
                                fault: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer") | null;
                                json: ("schema" | "object" | "prompt") | null;
                                status: number | null;
                                tokens_per_second: number | null;
                                tools: boolean | null;
                            } | null;
                            fault: ("no_answer" | "unreachable" | "too_slow" | "key_refused" | "model_unknown" | "busy" | "refused" | "context_too_small" | "unusable_answer") | null;
                            /** @enum {string} */
                            kind: "built_in" | "endpoint" | "local";
                            name: string;
                            paused_until: string | null;
                        };
                        success: boolean;
                    };
                };
            };
            /** @description Refused or failed */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
